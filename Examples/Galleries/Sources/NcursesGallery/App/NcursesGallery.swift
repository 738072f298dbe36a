import Blazon
import BlazonRendering
import BlazonViews
import CNcurses
import Foundation
import GalleryContent

/// The gallery in a terminal, by keyboard: Tab and the arrow keys, Space and Return; Page Up and Down where the terminal is
/// too small; Control-C or Control-Q ends.
@main enum NcursesGallery {
    static func main() {
        guard isatty(0) != 0, isatty(1) != 0 else {
            FileHandle.standardError.write(Data("NcursesGallery: this is no terminal\n".utf8))
            exit(1)
        }
        let loop = NcursesLoop()
        let screen = NcursesScreen()
        let store = ThemeStore(bus: loop.bus)
        let model = GalleryModel(store: store, rowCount: 20)
        let view = GalleryScreen(screen)
        let component = StyledComponent(store: store) {
            Gallery(model: model)
        } onChange: { content in
            view.show(content)
        }
        component.send(.key(.tab))
        loop.run { code, isFunction in
            if code == wint_t(KEY_RESIZE), isFunction {
                view.show(component.content)
                return true
            }
            guard let event = ControlEvent(ncurses: code, isFunction: isFunction) else { return true }
            if event == .key("\u{3}") || event == .key("\u{11}") { return false }
            if !component.send(event).isHandled { view.scroll(event) }
            return true
        }
        component.cancel()
        screen.end()
    }
}

/// What is seen of a content that may be higher than the screen.
private final class GalleryScreen {
    private let screen: NcursesScreen
    private var content: StyledContent?
    private var top = 0

    init(_ screen: NcursesScreen) { self.screen = screen }

    func show(_ content: StyledContent) {
        self.content = content
        let lines = content.node.cellRuns(theme: content.theme, variant: content.variant, width: screen.width)
        top = max(min(top, lines.count - screen.height), 0)
        screen.draw(lines.dropFirst(top))
    }

    func scroll(_ event: ControlEvent) {
        switch event {
        case .key(.pageDown, modifiers: []): top += screen.height / 2
        case .key(.pageUp, modifiers: []): top -= screen.height / 2
        default: return
        }
        if let content { show(content) }
    }
}
