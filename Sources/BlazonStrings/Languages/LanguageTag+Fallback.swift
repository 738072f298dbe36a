extension LanguageTag {
    /// The tag without its last part, as RFC 4647 looks tags up: private use drops as one unit, then the extensions, then
    /// each variant, the region and the script. Nil for a language alone.
    package var truncated: LanguageTag? {
        var tag = self
        if privateUse != nil {
            tag.privateUse = nil
        } else if !extensions.isEmpty {
            tag.extensions.removeLast()
        } else if !variants.isEmpty {
            tag.variants.removeLast()
        } else if region != nil {
            tag.region = nil
        } else if script != nil {
            tag.script = nil
        } else {
            return nil
        }
        return tag
    }

    /// The tag that this one inherits from: CLDR's explicit parent, such as `pt-PT` of `pt-AO`, else the shorter tag.
    package var parent: LanguageTag? {
        CLDRParents.parent(of: self) ?? truncated
    }

    /// What is looked up for this language, nearest first: itself, then its parents, each in both of its spellings where
    /// a region tells the script (`zh-TW` and `zh-Hant-TW`).
    package var fallbacks: [LanguageTag] {
        var result: [LanguageTag] = []
        let written = LikelyScripts.script(of: self)
        var next: LanguageTag? = self
        while let tag = next {
            // `zh` may serve who asked for `zh-Hant`, since RFC 4647 looks it up; `zh-Hans` may not.
            for spelling in tag.spellings where spelling.script == nil || spelling.script == written ?? script {
                if !result.contains(spelling) { result.append(spelling) }
            }
            next = tag.parent
            // The region tells the script for as long as it is there, so it must be written down before it drops.
            if tag.script == nil, tag.region != nil, next?.region == nil, let script = LikelyScripts.script(of: tag) {
                next?.script = script
            }
        }
        return result
    }

    /// The tag, and the same with its script written out or left out.
    private var spellings: [LanguageTag] {
        guard let likely = LikelyScripts.script(of: self) else { return [self] }
        var other = self
        if script == nil {
            other.script = likely
        } else {
            other.script = nil
            guard LikelyScripts.script(of: other) == script else { return [self] }
        }
        return [self, other]
    }
}
