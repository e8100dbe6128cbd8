import Foundation
import Observation
import TengenCore
import TengenKit
import TengenKitCore

/// Opens the app's file and brings the app up as it was left.
@Observable
@MainActor
final class Opener {
    enum State {
        case opening
        case open(AppModel)
        case failed
    }

    private(set) var state = State.opening

    /// The app, once it is open.
    var app: AppModel? { if case .open(let app) = state { app } else { nil } }

    /// The files that the person hands out and passes on.
    let files = DeviceFiles()

    private let scope = TaskScope()

    func open() async {
        do {
            let store = try await openStore(folder: DataFolder.path())
            let parts = AppParts(
                house: CoreHouse(store),
                settings: CoreSettings(store),
                feedback: DeviceFeedback(),
                records: RecordParts(reader: CoreRecords(), files: files) { Self.today },
                version: Self.version
            )
            state = .open(await AppModel.start(scope: scope, parts: parts))
        } catch {
            state = .failed
        }
    }

    private static var today: String {
        Date.now.formatted(Date.ISO8601FormatStyle(timeZone: .current).year().month().day())
    }

    private static var version: String {
        Bundle.main.object(forInfoDictionaryKey: "CFBundleShortVersionString") as? String ?? ""
    }
}
