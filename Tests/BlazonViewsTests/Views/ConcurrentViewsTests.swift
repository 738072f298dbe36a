import BlazonRendering
import BlazonViews
import Testing

@Suite struct ConcurrentViewsTests {
    private struct Row: View {
        @Environment(\.theme) private var theme
        @Environment(\.colorScheme) private var scheme
        var number: Int

        var body: some View {
            Label("\(theme.id) \(scheme) \(number)", icon: "★").labelStyle(.trailingIcon)
            ProgressView(value: Double(number), total: 10).frame(width: 12).tint(.success)
        }
    }

    private struct Screen: View {
        var body: some View {
            VStack(alignment: .leading) {
                ForEach(0..<20) { Row(number: $0) }
                Row(number: 7).environment(\.colorScheme, .dark)
            }
            .padding(1)
            .background(.card)
            .overlay { ProgressView("Loading").progressViewStyle(.common) }
        }
    }

    @Test(arguments: [RenderFormat.text, .ansi(.trueColor), .ansi(.ansi256), .tree])
    func `the same view built on many threads gives the same bytes at once`(format: RenderFormat) async {
        let theme = Theme(id: "pink", basedOn: .system) { $0[.accent] = "#FF9EC7" }
        let expected = Screen().rendered(as: format, theme: theme, variant: .dark, width: 40, height: 30)
        #expect(expected.contains("pink dark 7"))
        let all = await withTaskGroup(of: [String].self) { group in
            for _ in 0..<8 {
                group.addTask {
                    (0..<10).map { _ in
                        Screen().rendered(as: format, theme: theme, variant: .dark, width: 40, height: 30)
                    }
                }
            }
            return await group.reduce(into: []) { $0 += $1 }
        }
        #expect(all.count == 80)
        #expect(all.allSatisfy { $0 == expected })
    }
}
