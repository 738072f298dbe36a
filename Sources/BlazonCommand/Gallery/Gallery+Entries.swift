import BlazonViews

extension Gallery {
    static var text: [Entry] {
        [
            Entry("text.attributes") {
                Text("plain ") + Text("bold ").bold() + Text("italic ").italic()
                    + Text("underline").underline() + Text(" ") + Text("struck").strikethrough()
            },
            Entry("text.roles") {
                HStack {
                    Text("primary").foregroundStyle(.primaryText)
                    Text("secondary").foregroundStyle(.secondaryText)
                    Text("disabled").foregroundStyle(.disabledText)
                    Text("link").link("https://example.org")
                }
            },
            Entry("text.status") {
                HStack {
                    Text("✓ success").foregroundStyle(.success)
                    Text("! warning").foregroundStyle(.warning)
                    Text("✗ danger").foregroundStyle(.danger)
                    Text("i info").foregroundStyle(.info)
                }
            },
        ]
    }

    static var colors: [Entry] {
        [
            Entry("color.surfaces") {
                HStack(spacing: 0) {
                    Text(" appBar ").background(.appBar)
                    Text(" card ").background(.card)
                    Text(" highlighted ").background(.highlightedCard)
                    Text(" accent ").foregroundStyle(.card).background(.accent)
                }
            }
        ]
    }

    static var labels: [Entry] {
        let label = Label("Inbox", icon: "✉")
        return [
            Entry("label.automatic") { label.labelStyle(.automatic) },
            Entry("label.titleAndIcon") { label.labelStyle(.titleAndIcon) },
            Entry("label.titleOnly") { label.labelStyle(.titleOnly) },
            Entry("label.iconOnly") { label.labelStyle(.iconOnly) },
            Entry("label.trailingIcon") { label.labelStyle(.trailingIcon) },
        ]
    }

    static var progress: [Entry] {
        [
            Entry("progress.automatic") {
                VStack(alignment: .leading) {
                    ProgressView(value: 0.4)
                    ProgressView("Loading")
                }
            },
            Entry("progress.linear") {
                VStack(alignment: .leading) {
                    ProgressView(value: 7, total: 9) {
                        Text("Copying")
                    } currentValueLabel: {
                        Text("7 of 9")
                    }
                    ProgressView().progressViewStyle(.linear)
                }
            },
            Entry("progress.circular") {
                HStack(spacing: 2) {
                    ForEach(0..<5) { ProgressView(value: Double($0), total: 4) }
                    ProgressView("Loading")
                }
                .progressViewStyle(.circular)
            },
            Entry("progress.common") {
                Text("Text that is being loaded").padding(1).border(.divider)
                    .overlay { ProgressView().progressViewStyle(.common) }
            },
            Entry("progress.moving") {
                HStack(spacing: 2) {
                    ForEach(0..<5) { ProgressView().environment(\.animationPhase, Double($0) / 5) }
                }
            },
            Entry("progress.disabled") { ProgressView(value: 0.4).disabled(true) },
        ]
    }

    static var containers: [Entry] {
        [
            Entry("container.stacks") {
                HStack {
                    Text("leading")
                    Spacer()
                    Text("trailing")
                }
                .frame(width: 30)
                .border(.divider)
            },
            Entry("container.layers") {
                ZStack {
                    Color(.card).frame(width: 30, height: 3)
                    Text("in front")
                }
            },
            Entry("container.divider") {
                VStack(alignment: .leading) {
                    Text("above")
                    Divider()
                    Text("below")
                }
                .frame(width: 30, alignment: .leading)
            },
            Entry("container.grid") {
                Grid(alignment: .leading, horizontalSpacing: 2) {
                    GridRow {
                        Text("theme")
                        Text("yumekawa-pink").gridColumnAlignment(.trailing)
                    }
                    Divider().gridCellUnsizedAxes(.horizontal)
                    GridRow {
                        Text("roles")
                        Text("21")
                    }
                }
            },
            Entry("container.scroll") {
                ScrollView(position: ScrollPosition(y: 4)) {
                    ForEach(1..<10) { Text("line \($0)") }
                }
                .frame(width: 10, height: 3)
                .border(.divider)
            },
            Entry("container.fits") {
                VStack(alignment: .leading) {
                    ForEach([15, 10], id: \.self) { width in
                        ViewThatFits(in: .horizontal) {
                            Text("Delete message")
                            Text("Delete")
                        }
                        .frame(width: width, alignment: .leading)
                    }
                }
            },
            Entry("border.lines") {
                HStack {
                    Text("line").border(.divider, .line)
                    Text("heavy").border(.divider, .heavy)
                    Text("double").border(.divider, .double)
                    Text("dashed").border(.divider, .dashed)
                    Text("one side").padding(.leading, 1).border(.accent, .heavy.keeping(.leading))
                }
            },
        ]
    }
}
