import Testing

struct PublicInterfaceTests {
    @Test func `The core module exports no name that toolkits export already`() async throws {
        let symbols = try await SymbolGraphExtractor.symbols(of: "Blazon").own
        let exported = Set(symbols.filter { $0.pathComponents.count == 1 }.map { $0.pathComponents[0] })
        #expect(exported.contains("Theme"), "the symbol graph is not that of Blazon")
        #expect(exported.intersection(clashingNames).sorted() == [])
    }

    @Test(arguments: [
        "Blazon", "BlazonStrings", "BlazonViews", "BlazonRendering", "BlazonTerminal", "BlazonTesting",
    ])
    func `Every public symbol is explained, in a first sentence of at most 150 characters`(module: String) async throws
    {
        let symbols = try await SymbolGraphExtractor.symbols(of: module)
        let written = (symbols.own + symbols.added).filter(\.isWritten)
        #expect(!written.isEmpty, "the symbol graph of \(module) is empty")

        let silent = written.filter { $0.docComment?.firstSentence.isEmpty ?? true }
        #expect(silent.map(\.description).sorted() == [])

        let wordy = written.filter { symbol in
            symbol.docComment.map { $0.module == module && $0.firstSentence.count > 150 } ?? false
        }
        #expect(wordy.map(\.description).sorted() == [])
    }

    @Test(arguments: [
        (["Names the theme. And more."], "Names the theme."),
        (["At 4.5 : 1, e.g", "so. More"], "At 4.5 : 1, e.g so."),
        (["No full stop", "", "More."], "No full stop"),
        (["Ends here!"], "Ends here!"),
        (["", "Late."], ""),
    ])
    func `The first sentence ends at a full stop or an empty line`(lines: [String], sentence: String) {
        let comment = SymbolGraph.Symbol.DocComment(module: nil, lines: lines.map(SymbolGraph.Symbol.Line.init))
        #expect(comment.firstSentence == sentence)
    }
}
