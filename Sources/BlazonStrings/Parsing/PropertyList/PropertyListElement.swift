/// The elements that an XML property list is made of.
enum PropertyListElement: String {
    case plist, dict, key, string, array, integer, real, date, data
    case isTrue = "true"
    case isFalse = "false"
    case unknown = "an unknown element"

    init(name: ArraySlice<UInt8>) {
        self = Self(rawValue: String(decoding: name, as: UTF8.self)) ?? .unknown
    }

    /// Whether it nests others.
    var isContainer: Bool {
        self == .plist || self == .dict || self == .array
    }
}
