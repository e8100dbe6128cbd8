/// A screen that the person can be on.
public enum Route: Hashable, Sendable, CaseIterable { case newGame, play, replay, settings, recordList }

/// Where the person is, and what is shown there.
@MainActor
public struct AppState {
    /// The screens that lie one on the other, the visible one last; never empty.
    public internal(set) var routes: [Route] = [.newGame]
    /// The game in progress, while its screen is among `routes`.
    public internal(set) var play: PlayModel?
    /// The game that is gone through, while its screen is among `routes`.
    public internal(set) var replay: ReplayModel?

    /// The visible screen.
    public var route: Route { routes.last ?? .newGame }
}
