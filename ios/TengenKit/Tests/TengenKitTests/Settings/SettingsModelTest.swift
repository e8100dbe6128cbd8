import TengenKit
import Testing

/// What a person sets is shown at once and kept.
@MainActor
struct SettingsModelTest {
    private let port = FakeSettings()
    private let scope = TaskScope()
    private let model: SettingsModel
    private let night = Settings().with { $0.look = "night" }
    private let numbered = Settings().with { settings in
        settings.look = "night"
        settings.moveNumbers = true
    }

    init() {
        model = SettingsModel(scope: scope, port: port, settings: Settings(), version: "1.2.3")
    }

    @Test func aChangeIsShownAtOnceAndSaved() async {
        model.onIntent(night)
        #expect(model.state.settings == night)
        await settle()
        #expect(port.saved == [night])
        #expect(model.state.version == "1.2.3")
    }

    @Test func theNewestIsSavedLast() async {
        let gate = Gate<Void>()
        port.gate = gate
        model.onIntent(night)
        await settle()
        port.gate = nil
        model.onIntent(numbered)
        await settle()
        #expect(port.saved == [])
        gate.open(())
        await settle()
        #expect(port.saved == [night, numbered])
    }

    @Test func aFullDiskIsToldUntilASaveSucceeds() async {
        port.isFull = true
        model.onIntent(night)
        await settle()
        #expect(model.state.couldNotSave)
        #expect(model.state.settings == night)
        port.isFull = false
        model.onIntent(numbered)
        await settle()
        #expect(!model.state.couldNotSave)
    }

    @Test func anUnknownLookIsTheDefault() {
        #expect(night.boardLook == Looks.night)
        #expect(Settings().with { $0.look = "marble" }.boardLook == Looks.kaya)
    }
}
