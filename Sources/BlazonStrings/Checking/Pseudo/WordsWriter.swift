/// Writes words as files of the older formats, which any tool reads.
enum WordsWriter {
    /// A `.strings` file.
    static func strings(_ words: [(key: String, text: String)]) -> String {
        words.map { "\"\(escaped($0.key))\" = \"\(escaped($0.text))\";\n" }.joined()
    }

    private static func escaped(_ text: String) -> String {
        text.unicodeScalars.map { scalar in
            switch scalar {
            case "\\": "\\\\"
            case "\"": "\\\""
            case "\n": "\\n"
            case "\r": "\\r"
            case "\t": "\\t"
            default: String(scalar)
            }
        }.joined()
    }

    /// A `.stringsdict` file, for words that depend on a number or on the room that there is.
    static func stringsdict(_ words: [(key: String, message: Message)]) -> String {
        let entries = words.map { "<key>\(xml($0.key))</key>\n" + dictionary(of: $0.message) }.joined()
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
            <plist version="1.0">
            <dict>
            \(entries)</dict>
            </plist>

            """
    }

    private static func dictionary(of message: Message) -> String {
        if !message.widths.isEmpty {
            let widths = message.widths.sorted { $0.key < $1.key }.map { pair(String($0.key), $0.value) }.joined()
            return "<dict>\n<key>NSStringVariableWidthRuleType</key>\n<dict>\n\(widths)</dict>\n</dict>\n"
        }
        var body = pair("NSStringLocalizedFormatKey", format(of: message))
        for (name, variable) in message.variables.sorted(by: { $0.key < $1.key }) {
            let forms = PluralCategory.allCases.compactMap { category in
                variable.forms[category].map { pair(category.rawValue, $0.text) }
            }
            body += "<key>\(xml(name))</key>\n<dict>\n"
            body += pair("NSStringFormatSpecTypeKey", "NSStringPluralRuleType")
            body += pair("NSStringFormatValueTypeKey", variable.valueType.isEmpty ? "lld" : variable.valueType)
            body += forms.joined() + "</dict>\n"
        }
        return "<dict>\n\(body)</dict>\n"
    }

    /// The format, with the positions that string catalogs keep elsewhere.
    private static func format(of message: Message) -> String {
        message.variables.reduce(message.format) { format, variable in
            guard let position = variable.value.argument else { return format }
            return format.replacing("%#@\(variable.key)@", with: "%\(position)$#@\(variable.key)@")
        }
    }

    private static func pair(_ key: String, _ text: String) -> String {
        "<key>\(xml(key))</key>\n<string>\(xml(text))</string>\n"
    }

    private static func xml(_ text: String) -> String {
        text.unicodeScalars.map { scalar in
            switch scalar {
            case "&": "&amp;"
            case "<": "&lt;"
            case ">": "&gt;"
            // A reader may take a bare one for the end of a line.
            case "\r": "&#13;"
            default: String(scalar)
            }
        }.joined()
    }
}
