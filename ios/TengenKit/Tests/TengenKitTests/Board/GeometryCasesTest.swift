import Foundation
import TengenKit
import Testing

/// The board's geometry is that of `design/cases`, which every front end is tested against.
struct GeometryCasesTest {
    @Test func layouts() throws {
        for layoutCase in try cases("layouts", of: LayoutCase.self) {
            let (given, expected) = (layoutCase.given, layoutCase.expected)
            let layout = given.layout
            #expect(layout.cell == expected.cell, "\(given)")
            #expect(layout.left == expected.left, "\(given)")
            #expect(layout.top == expected.top, "\(given)")
            #expect(layout.margin == expected.margin, "\(given)")
            #expect(layout.stoneDiameter == expected.stoneDiameter, "\(given)")
            #expect(layout.lineWidth(given.lineFactor) == expected.lineWidth, "\(given)")
            #expect(layout.outerLineWidth(given.lineFactor) == expected.outerLineWidth, "\(given)")
            #expect(abs(layout.starRadius - expected.starRadius) < 1e-9, "\(given)")
            #expect(layout.woodLeft == expected.woodLeft && layout.woodTop == expected.woodTop, "\(given)")
            #expect(layout.woodWidth == expected.woodWidth && layout.woodHeight == expected.woodHeight, "\(given)")
        }
    }

    @Test func lines() throws {
        for layoutCase in try cases("layouts", of: LayoutCase.self) {
            let (given, expected) = (layoutCase.given, layoutCase.expected)
            let look = try #require(Looks.all.first { $0.lineWidth == given.lineFactor })
            let lines = given.layout.grid(look).map { shape -> CGRect in
                guard case .rectangle(let line, _) = shape else { return .null }
                return line
            }
            let columns = lines.prefix(given.columns).map { [Int($0.minX), Int($0.maxX)] }
            let rows = lines.dropFirst(given.columns).map { [Int($0.minY), Int($0.maxY)] }
            #expect(columns == expected.verticalLines, "\(given)")
            #expect(rows == expected.horizontalLines, "\(given)")
        }
    }

    @Test func hits() throws {
        for hitCase in try cases("hits", of: HitCase.self) {
            let layout = hitCase.given.layout
            for tap in hitCase.taps {
                #expect(layout.pointAt(x: tap.x, y: tap.y) == tap.point, "\(tap) in \(hitCase.given)")
            }
        }
    }

    @Test func labels() throws {
        for labelCase in try cases("labels", of: LabelCase.self) {
            let size = BoardSize.square(labelCase.side)
            #expect(size.points.map(size.label).joined(separator: " ") == labelCase.points)
            #expect(String((0..<labelCase.side).map(size.columnLetter)) == labelCase.letters)
        }
    }

    @Test func stars() throws {
        for starCase in try cases("stars", of: StarCase.self) {
            let size = BoardSize.square(starCase.side)
            #expect(size.starPoints.map(size.label) == starCase.points, "side \(starCase.side)")
        }
    }

    @Test func layers() throws {
        let layers = try cases("layers", of: String.self)
        #expect(BoardLayer.allCases.map(\.rawValue) == layers)
    }

    private struct Given: Decodable {
        let columns: Int
        let rows: Int
        let width: Int
        let height: Int
        let coordinates: Bool
        let lineFactor: Double

        var layout: BoardLayout {
            .fit(BoardSize(columns: columns, rows: rows), width: width, height: height, coordinates: coordinates)
        }
    }

    private struct LayoutCase: Decodable {
        struct Expected: Decodable {
            let cell, left, top, margin, stoneDiameter, lineWidth, outerLineWidth: Int
            let starRadius: Double
            let woodLeft, woodTop, woodWidth, woodHeight: Int
            let horizontalLines, verticalLines: [[Int]]
        }

        let given: Given
        let expected: Expected
    }

    private struct HitCase: Decodable {
        struct Tap: Decodable {
            let x, y: Double
            let point: Int?

            init(from decoder: any Decoder) throws {
                var values = try decoder.unkeyedContainer()
                x = try values.decode(Double.self)
                y = try values.decode(Double.self)
                point = try values.decodeNil() ? nil : values.decode(Int.self)
            }
        }

        let given: Given
        let taps: [Tap]
    }

    private struct LabelCase: Decodable {
        let side: Int
        let letters, points: String
    }

    private struct StarCase: Decodable {
        let side: Int
        let points: [String]
    }

    private func cases<Case: Decodable>(_ name: String, of type: Case.Type) throws -> [Case] {
        let file = repositoryRoot.appending(path: "design/cases/\(name).json")
        let cases = try JSONDecoder().decode([Case].self, from: Data(contentsOf: file))
        try #require(!cases.isEmpty, "\(file) is empty")
        return cases
    }
}
