extension LinkAddress {
    /// An address that a browser may be given: one that leads to another place, and never one that runs something.
    ///
    /// - Returns: Nil for an address of a scheme that is not known to be harmless. An address without a scheme is relative
    ///   to the page, and harmless.
    static func web(_ address: String) -> String? {
        let address = sanitized(address)
        guard !address.isEmpty else { return nil }
        guard let end = address.firstIndex(where: { ":/?#".contains($0) }), address[end] == ":" else { return address }
        return harmlessSchemes.contains(address[..<end].lowercased()) ? address : nil
    }

    private static let harmlessSchemes: Set<String> = [
        "http", "https", "mailto", "tel", "sms", "ftp", "ftps", "sftp", "ssh", "git", "irc", "ircs", "xmpp", "matrix",
        "gemini", "gopher", "news", "geo",
    ]
}
