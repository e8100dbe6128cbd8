/// What the app brings along from the device.
@MainActor
public struct AppParts {
    public let house: any GameHouse
    public let settings: any SettingsPort
    public let feedback: any Feedback
    public let version: String
    public let time: any TimeSource
    /// Tosses for colours, and fixes the computer's seeds.
    public var random: any RandomNumberGenerator

    public init(
        house: any GameHouse,
        settings: any SettingsPort,
        feedback: any Feedback,
        version: String,
        time: any TimeSource = MonotonicTime(),
        random: any RandomNumberGenerator = SystemRandomNumberGenerator()
    ) {
        self.house = house
        self.settings = settings
        self.feedback = feedback
        self.version = version
        self.time = time
        self.random = random
    }
}
