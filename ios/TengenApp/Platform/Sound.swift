import Foundation
import TengenKit

/// The sounds of the app, made by numbers: no recording is needed for a stone on wood.
enum Sound: CaseIterable {
    /// A stone touches the board.
    case click
    /// Stones are lifted off the board: a few clicks close to each other.
    case rattle
    /// A soft knock: a pass, a choice, something taken back.
    case knock
    /// Two rising tones.
    case win
    /// Two falling tones.
    case end
    /// Little time is left.
    case tick

    init?(_ cue: Cue) {
        switch cue {
        case .stonePlaced: self = .click
        case .captured: self = .rattle
        case .passed, .chosen, .marked, .coloursExchanged, .undone, .redone, .restarted: self = .knock
        case .win: self = .win
        case .loss, .draw: self = .end
        case .clockLow: self = .tick
        // What is refused is felt and read, not heard.
        case .refused: return nil
        }
    }

    /// The sound as a WAV file: one channel of 16 bits.
    var wave: Data { waveFile(samples) }

    /// From -1 to 1, `samplesASecond` of them a second.
    private var samples: [Double] {
        switch self {
        case .click: mixed([Tone(2350, fade: 90, loudness: 0.5), Tone(1180, fade: 60, loudness: 0.3)], seconds: 0.08)
        case .rattle: [1980, 2240, 1860].flatMap { mixed([Tone($0, fade: 80, loudness: 0.3)], seconds: 0.045) }
        case .knock: mixed([Tone(420, fade: 40, loudness: 0.35)], seconds: 0.12)
        case .win: twoTones(660, 880, loudness: 0.25)
        case .end: twoTones(520, 390, loudness: 0.22)
        case .tick: mixed([Tone(1500, fade: 120, loudness: 0.3)], seconds: 0.05)
        }
    }
}

/// A tone that dies away.
private struct Tone {
    private let hertz: Double
    /// How fast it dies away: after `1 / fade` seconds it is down to about a third.
    private let fade: Double
    /// At its beginning, from 0 to 1.
    private let loudness: Double

    init(_ hertz: Double, fade: Double, loudness: Double) {
        self.hertz = hertz
        self.fade = fade
        self.loudness = loudness
    }

    func sample(at seconds: Double) -> Double {
        loudness * exp(-fade * seconds) * sin(2 * .pi * hertz * seconds)
    }
}

private let samplesASecond = 44100

private func twoTones(_ first: Double, _ second: Double, loudness: Double) -> [Double] {
    mixed([Tone(first, fade: 9, loudness: loudness)], seconds: 0.16)
        + mixed([Tone(second, fade: 7, loudness: loudness)], seconds: 0.4)
}

private func mixed(_ tones: [Tone], seconds: Double) -> [Double] {
    (0..<Int(seconds * Double(samplesASecond))).map { index in
        let time = Double(index) / Double(samplesASecond)
        return tones.reduce(0) { $0 + $1.sample(at: time) }
    }
}

/// The RIFF format: a header of 44 bytes, then the samples, all little-endian.
private func waveFile(_ samples: [Double]) -> Data {
    let bytes = UInt32(samples.count * 2)
    var data = Data("RIFF".utf8)
    data.append(littleEndian: 36 + bytes)
    data.append(Data("WAVEfmt ".utf8))
    data.append(littleEndian: UInt32(16))
    data.append(littleEndian: UInt16(1))
    data.append(littleEndian: UInt16(1))
    data.append(littleEndian: UInt32(samplesASecond))
    data.append(littleEndian: UInt32(samplesASecond * 2))
    data.append(littleEndian: UInt16(2))
    data.append(littleEndian: UInt16(16))
    data.append(Data("data".utf8))
    data.append(littleEndian: bytes)
    for sample in samples { data.append(littleEndian: Int16(max(-1, min(1, sample)) * 32767)) }
    return data
}

extension Data {
    fileprivate mutating func append(littleEndian value: some FixedWidthInteger) {
        Swift.withUnsafeBytes(of: value.littleEndian) { append(contentsOf: $0) }
    }
}
