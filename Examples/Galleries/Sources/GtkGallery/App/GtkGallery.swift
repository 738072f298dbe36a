import Blazon
import CGTK
import Foundation
import GalleryContent

/// The gallery in a window, with GTK's own widgets for the controls.
@main enum GtkGallery {
    static func main() {
        do {
            let options = try GtkGalleryOptions(CommandLine.arguments.dropFirst())
            guard gtk_init_check() != 0 else { throw UsageError("there is no display; try xvfb-run -a") }
            // So that this thread counts as the main one before its loop runs, too.
            g_main_context_acquire(nil)
            try options.run(in: GalleryWindow(options))
        } catch {
            FileHandle.standardError.write(Data("GtkGallery: \(error)\n".utf8))
            exit(1)
        }
    }
}

extension GtkGalleryOptions {
    fileprivate func run(in window: GalleryWindow) throws {
        if isMeasuring { return Measurement(window).run() }
        for title in clicks { print(try window.click(title)) }
        if let path = screenshotPath {
            let picture = try Picture(of: window)
            try picture.save(to: path)
            if isProbing { print(picture.colors(of: window), terminator: "") }
        } else if clicks.isEmpty {
            window.runUntilClosed()
        }
    }
}
