/// The 8-bit character set that octal escapes in property lists are numbers of, for the sake of files from that time.
enum NeXTSTEPEncoding {
    /// The character of a number; nil where the set has none.
    static func scalar(for code: UInt32) -> Unicode.Scalar? {
        if code < 0x80 { return Unicode.Scalar(code) }
        let index = Int(code) - 0x80
        return index < upperHalf.count ? upperHalf[index] : nil
    }

    /// From 0x80 on; the last two have no character.
    private static let upperHalf = Array(
        ("\u{A0}ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖÙÚÛÜÝÞµ×÷"
            + "©¡¢£⁄¥ƒ§¤’“«‹›ﬁﬂ®–†‡·¦¶•‚„”»…‰¬¿"
            + "¹ˋ´ˆ˜¯˘˙¨²˚¸³˝˛ˇ—±¼½¾àáâãäåçèéêë"
            + "ìÆíªîïðñŁØŒºòóôõöæùúûıüýłøœßþÿ").unicodeScalars
    )
}
