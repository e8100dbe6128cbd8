import AVFAudio
import TengenKit
import UIKit

/// The phone's speaker and its motor.
final class DeviceFeedback: Feedback {
    private let stone = UIImpactFeedbackGenerator(style: .rigid)
    private let touch = UIImpactFeedbackGenerator(style: .light)
    private let ending = UINotificationFeedbackGenerator()
    private var players: [Sound: AVAudioPlayer] = [:]

    init() {
        // Beside the person's own music, and silent with the switch at the side.
        try? AVAudioSession.sharedInstance().setCategory(.ambient)
        for sound in Sound.allCases {
            let player = try? AVAudioPlayer(data: sound.wave)
            player?.prepareToPlay()
            players[sound] = player
        }
    }

    func sound(_ cue: Cue) {
        guard let sound = Sound(cue), let player = players[sound] else { return }
        player.currentTime = 0
        player.play()
    }

    func haptic(_ cue: Cue) {
        switch cue {
        case .stonePlaced: stone.impactOccurred(intensity: 0.7)
        case .captured, .passed, .chosen, .marked, .coloursExchanged, .undone, .redone, .restarted:
            touch.impactOccurred()
        case .win: ending.notificationOccurred(.success)
        case .loss, .draw, .clockLow: ending.notificationOccurred(.warning)
        case .refused: ending.notificationOccurred(.error)
        }
    }
}
