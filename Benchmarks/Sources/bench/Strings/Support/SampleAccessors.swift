import BlazonStrings

/// Some of ``SampleWords`` as the generator writes them: computed, of literals.
struct SampleAccessors {
    let catalog: StringCatalog

    /// How many there are: the first of the words that take no numbers.
    static let count = 5

    var item0: PlainStringResource {
        .init("section0.group0.item0", table: "Localizable", in: catalog, development: "Plain text of a label, 0")
    }

    var item2: PlainStringResource {
        .init("section0.group0.item2", table: "Localizable", in: catalog, development: "Plain text of a label, 2")
    }

    var item4: PlainStringResource {
        .init("section0.group0.item4", table: "Localizable", in: catalog, development: "Plain text of a label, 4")
    }

    var item6: PlainStringResource {
        .init("section0.group0.item6", table: "Localizable", in: catalog, development: "Plain text of a label, 6")
    }

    var item8: PlainStringResource {
        .init("section0.group0.item8", table: "Localizable", in: catalog, development: "Plain text of a label, 8")
    }

    /// The length of all texts.
    var length: Int {
        item0().utf8.count + item2().utf8.count + item4().utf8.count + item6().utf8.count + item8().utf8.count
    }
}
