public import BlazonViews
import BlazonStrings

/// Every control, in sections.
public struct Gallery: View {
    private let model: GalleryModel

    /// Makes the gallery of a model.
    public init(model: GalleryModel) { self.model = model }

    /// The sections, one below the other.
    public var body: some View {
        VStack(alignment: .leading, spacing: 1) {
            Header(model: model)
            Buttons(model: model)
            Values(model: model)
            Progress(model: model)
            Swatches()
            if model.rowCount > 0 { Rows(count: model.rowCount) }
        }
        .padding(1)
        .background(.background)
    }
}

/// What belongs together, below what it is called.
struct Section<Content: View>: View {
    let title: BoundWord
    @ViewBuilder let content: Content

    var body: some View {
        VStack(alignment: .leading) {
            Text(title).bold().foregroundStyle(.secondaryText)
            content
        }
    }
}

struct Header: View {
    let model: GalleryModel

    var body: some View {
        HStack(spacing: 2) {
            VStack(alignment: .leading) {
                Text(L10n.localizable.gallery.title.themed).bold().foregroundStyle(.accent)
                Text(L10n.localizable.gallery.summary.themed).foregroundStyle(.secondaryText)
            }
            Spacer()
            Toggle(
                L10n.localizable.theme.dark,
                isOn: Binding {
                    model.isDark
                } set: {
                    model.isDark = $0
                }
            )
            .toggleStyle(.switch)
            Button(L10n.localizable.theme.next) { model.chooseNextTheme() }
        }
    }
}

struct Buttons: View {
    let model: GalleryModel

    var body: some View {
        Section(title: L10n.localizable.section.buttons.with()) {
            HStack(spacing: 2) {
                Button(L10n.localizable.action.save.themed) { model.note("save") }.buttonStyle(.borderedProminent)
                Button(L10n.localizable.action.step) { model.step() }.buttonStyle(.bordered)
                Button(L10n.localizable.action.delete, role: .destructive) { model.note("delete") }
                Button(L10n.localizable.action.save) { model.note("disabled") }.disabled(true)
                Text(said)
            }
        }
    }

    private var said: BoundWord {
        L10n.localizable.action.count.with(model.lastAction?.name ?? "–", model.lastAction?.count ?? 0)
    }
}

struct Values: View {
    let model: GalleryModel

    var body: some View {
        Section(title: L10n.localizable.section.values.with()) {
            Toggle(L10n.localizable.value.notify, isOn: Binding(model, \.isNotifying)).toggleStyle(.checkbox)
            TextField(L10n.localizable.value.name, text: Binding(model, \.name))
            HStack(spacing: 2) {
                Slider(value: Binding(model, \.volume), in: 0...10, step: 1) { Text(L10n.localizable.value.volume) }
                Stepper(L10n.localizable.value.seats.with(), value: Binding(model, \.seats), in: 1...9)
                Text("\(Int(model.volume)), \(model.seats)")
            }
            Picker(L10n.localizable.value.size.with(), selection: Binding(model, \.size)) {
                ForEach(GalleryModel.sizes, id: \.self) { Text($0) }
            }
            DisclosureGroup(L10n.localizable.value.more.with(), isExpanded: Binding(model, \.isExpanded)) {
                SecureField(L10n.localizable.value.password, text: Binding(model, \.password))
            }
        }
    }
}

struct Progress: View {
    let model: GalleryModel

    var body: some View {
        Section(title: L10n.localizable.section.progress.with()) {
            ProgressView(L10n.localizable.progress.copying.themed.with(), value: model.progress)
            ProgressView(L10n.localizable.progress.waiting.with()).progressViewStyle(.circular)
            ProgressView(L10n.localizable.progress.copying.themed.with(), value: model.progress)
                .progressViewStyle(.hearts)
            Gauge(value: model.volume, in: 0...10) { Text(L10n.localizable.value.volume) }
        }
    }
}

struct Swatches: View {
    var body: some View {
        Section(title: L10n.localizable.section.colors.with()) {
            HStack(spacing: 1) {
                Text("card").padding(.horizontal, 1).background(.card)
                Text("appBar").padding(.horizontal, 1).background(.appBar)
                Text("accent").foregroundStyle(.card).padding(.horizontal, 1).background(.accent)
                Text("danger").foregroundStyle(.danger)
                Text("border").padding(.horizontal, 1).border(.divider)
                Text("always dark").padding(.horizontal, 1).background(.background).environment(\.colorScheme, .dark)
            }
        }
    }
}

struct Rows: View {
    let count: Int

    var body: some View {
        Section(title: L10n.localizable.section.list.with()) {
            ForEach(0..<count) { row in
                Label("row \(row) 行", icon: "✉").foregroundStyle(row % 10 == 0 ? .accent : .primaryText)
            }
        }
    }
}
