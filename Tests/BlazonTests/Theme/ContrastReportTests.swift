import Blazon
import Testing

@Suite struct ContrastReportTests {
    private let faint = Theme(id: "faint", basedOn: .system) {
        $0[.secondaryText] = "#777777"
        $0[.tint] = "#959595"
        $0[.card] = .init(light: Theme.Color.white.withAlpha(0.5), dark: "#424242")
    }

    @Test(arguments: Theme.Variant.allCases)
    func `37-high-contrast-theme: the system's theme has no violations`(variant: Theme.Variant) {
        let report = Theme.system.contrastReport(for: variant)
        #expect(report.violations == [])
        #expect(report.rows.count == Theme.ContrastPair.standard.count)
        #expect(report.rows.allSatisfy { $0.requiredRatio != nil || $0.pair.purpose == .exempt })
    }

    @Test(
        arguments: [
            (.text, 4.5, 7), (.largeText, 3, 4.5), (.graphic, 3, 3), (.exempt, nil, nil),
        ] as [(Theme.ContrastPair.Purpose, Double?, Double?)]
    )
    func `37-high-contrast-theme: what is required`(
        purpose: Theme.ContrastPair.Purpose,
        standard: Double?,
        increased: Double?
    ) {
        #expect(purpose.requiredRatio(at: .standard) == standard)
        #expect(purpose.requiredRatio(at: .increased) == increased)
    }

    @Test func `37-high-contrast-theme: violations bear the names of their roles, and the ratio is not rounded`() {
        let white = Theme(id: "white", basedOn: faint) { $0[.background] = "#FFFFFF" }
        let violations = white.contrastReport(for: .light).violations
        #expect(
            violations.map(\.pair.description) == [
                "secondaryText on background", "tint on background", "secondaryText on card", "tint on card",
            ]
        )
        #expect(abs((violations.first?.ratio ?? 0) - 4.4781) < 0.0001)
        #expect(violations.first?.requiredRatio == 4.5)
    }

    @Test func `translucent colours are composited first, the background as well`() {
        let pair = Theme.ContrastPair(.disabledText, on: .card, as: .exempt)
        let row = faint.contrastReport(for: .light, pairs: [pair]).rows[0]
        #expect(row.background == "#FDFDFD")
        #expect(row.foreground == Theme.Color(white: 0, alpha: 0.38).composited(over: "#FDFDFD"))
        #expect(row.passes)
    }

    @Test func `it prints as a table`() {
        let pairs = [
            Theme.ContrastPair(.primaryText, on: .background), .init(.secondaryText, on: .background),
            .init(.divider, on: .background, as: .exempt),
        ]
        let report = faint.contrastReport(for: .light, pairs: pairs)
        #expect(
            report.description == """
                faint light
                  primaryText on background    #212121 on #FAFAFA  15.42 : 1  Lc  100.0  4.5
                ✗ secondaryText on background  #777777 on #FAFAFA   4.29 : 1  Lc   68.1  4.5
                  divider on background        #DCDCDC on #FAFAFA   1.31 : 1  Lc   15.1  exempt
                """
        )
    }

    @Test func `an app's own roles take part`() {
        let own = Theme.Role("contrast-report-brush", default: .init(light: "#EEEEEE", dark: "#111111"))
        let report = Theme.system.contrastReport(for: .dark, pairs: [.init(own, on: .background, as: .graphic)])
        #expect(report.violations.map(\.pair.foreground) == [own])
    }
}
