import Blazon
import BlazonRendering
import BlazonViews
import CNcurses
import Foundation

/// The terminal as ncurses has it: draws lines of runs.
final class NcursesScreen {
    private var colors: NcursesColors

    init() {
        setlocale(LC_ALL, "")
        initscr()
        raw()
        noecho()
        nonl()
        nodelay(ncurses_screen(), true)
        keypad(ncurses_screen(), true)
        set_escdelay(25)
        curs_set(0)
        start_color()
        use_default_colors()
        colors = NcursesColors()
    }

    func end() { endwin() }

    var width: Int { Int(getmaxx(ncurses_screen())) }
    var height: Int { Int(getmaxy(ncurses_screen())) }

    /// Draws lines from the top; ncurses sends what differs.
    func draw(_ lines: some Collection<[CellRun]>) {
        erase()
        for (row, runs) in lines.prefix(height).enumerated() {
            move(Int32(row), 0)
            for run in runs {
                var pair = colors.pair(run.foreground, on: run.background)
                attr_set(attributes(of: run), Int16(truncatingIfNeeded: pair), &pair)
                addstr(run.text)
            }
        }
        refresh()
    }

    /// The attributes of ncurses are macros with shifts, which Swift does not see.
    private func attributes(of run: CellRun) -> attr_t {
        let bits: [(Node.StyledText.Attributes, Int)] = [(.bold, 21), (.underline, 17), (.italic, 31)]
        return bits.reduce(0) { run.attributes.contains($1.0) ? $0 | 1 << attr_t($1.1) : $0 }
    }
}
