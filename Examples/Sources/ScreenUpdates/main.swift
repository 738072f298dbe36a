// A terminal that is drawn again and again is sent what changes, and no more.
//
//   ScreenUpdates               how many bytes each frame takes, anew and as an update
//   ScreenUpdates --updates     shows the frames one after the other, each as an update of the one before
//   ScreenUpdates --last        shows the last frame, written anew
//
// After the latter two, the same has to be on the screen.
import Blazon
import BlazonRendering
import BlazonTerminal
import BlazonViews

/// A transfer of files, at one moment.
struct Transfer: View {
    var done: Int
    let names = ["Ada 日本語.txt", "🇩🇪 Reise 👩‍👩‍👧.jpg", "café.md", "a rather long name of a file.tar.gz"]

    var body: some View {
        VStack(alignment: .leading) {
            Text("Transfer").bold().foregroundStyle(.accent)
            ProgressView(value: Double(done), total: 8).frame(width: 24)
            ForEach(names.indices) { index in
                File(name: names[index], isDone: done > 2 * index + 1, isUnderWay: done == 2 * index + 1)
            }
            if done < 8 { Text("\(done) of 8").link("https://example.org/\(done)") } else { Text("完了").bold() }
        }
        .padding(.horizontal)
        .border(done == 8 ? .success : .divider)
    }
}

/// A file, waiting, under way or done.
struct File: View {
    var name: String
    var isDone: Bool
    var isUnderWay: Bool

    var body: some View {
        HStack {
            if isDone { Text("✔").foregroundStyle(.success) } else { Text("…") }
            if isUnderWay {
                Text(name).underline().background(.highlightedCard)
            } else {
                Text(name).foregroundStyle(.secondaryText)
            }
        }
    }
}

func screens() -> [Node] { (0...8).map { Transfer(done: $0).frame(width: 40, height: 10).node() } }

let size = TerminalSize(columns: 60, rows: 12) ?? .standard
// Not asked of the output, so that everybody sees the same.
let profile = ColorProfile.ansi256

switch CommandLine.arguments.dropFirst().first {
case "--updates":
    var screen = TerminalScreen(profile: profile)
    for node in screens() { print(screen.update(to: node, size: size), terminator: "") }
case "--last":
    var screen = TerminalScreen(profile: profile)
    for node in screens().suffix(1) { print(screen.update(to: node, size: size), terminator: "") }
default:
    var screen = TerminalScreen(profile: profile)
    print("frame  anew  update")
    for (number, node) in screens().enumerated() {
        let update = screen.update(to: node, size: size)
        var fresh = TerminalScreen(profile: profile)
        let anew = fresh.update(to: node, size: size)
        print(number, anew.utf8.count, update.utf8.count, separator: "\t")
    }
}
