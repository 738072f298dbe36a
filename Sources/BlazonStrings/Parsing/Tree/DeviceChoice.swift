/// Which of the texts for several devices is used here.
///
/// A Linux desktop is none of the devices that the formats know. So it is `other` where a file has it, else the first of
/// `mac`, `ipad`, `iphone`, `ipod`, `applevision`, `appletv`, `applewatch` that it has, from the nearest to a desktop to the
/// farthest, else the first in the file.
enum DeviceChoice {
    private static let order = ["other", "mac", "ipad", "iphone", "ipod", "applevision", "appletv", "applewatch"]

    static func choose(among devices: [FileMember]) -> FileMember? {
        order.lazy.compactMap { devices[$0] }.first ?? devices.first
    }
}
