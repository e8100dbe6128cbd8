/// What the app brings along from the device.
@MainActor
public struct AppParts {
    public let house: any GameHouse
    public let settings: any SettingsPort
    public let feedback: any Feedback
    public let records: RecordParts
    public let version: String
    public let time: any TimeSource
    /// Tosses for colours, and fixes the computer's seeds.
    public var random: any RandomNumberGenerator

    public init(
        house: any GameHouse,
        settings: any SettingsPort,
        feedback: any Feedback,
        records: RecordParts,
        version: String,
        time: any TimeSource = MonotonicTime(),
        random: any RandomNumberGenerator = SystemRandomNumberGenerator()
    ) {
        self.house = house
        self.settings = settings
        self.feedback = feedback
        self.records = records
        self.version = version
        self.time = time
        self.random = random
    }
}

/// What reads records, and where they come from and go to.
@MainActor
public struct RecordParts {
    public let reader: any RecordReader
    public let files: any RecordFiles
    /// The date, as 2026-12-07.
    public let today: @MainActor () -> String

    public init(
        reader: any RecordReader,
        files: any RecordFiles,
        today: @escaping @MainActor () -> String
    ) {
        self.reader = reader
        self.files = files
        self.today = today
    }
}
