import Foundation
import TengenKit
import Testing

/// The app's string catalog has every text, and says each kind of text as the tables do.
struct CatalogTest {
    @Test(arguments: Language.allCases)
    func eachKindOfTextIsThatOfTheTable(_ language: Language) throws {
        let catalog = try Catalog(name: "Localizable")
        #expect(Set(catalog.keys) == Set(TextKey.allCases.map(\.rawValue)))
        let untranslated = TextKey.allCases.filter { !catalog.has($0.rawValue, in: language) }
        #expect(untranslated == [])
        for count in [0, 1, 2, 21] {
            let looked = CatalogTexts { key, arguments in catalog.text(key.rawValue, language, arguments) }
            #expect(looked.turnYours == language.texts.turnYours)
            #expect(looked.moveLogCount(count: count) == language.texts.moveLogCount(count: count))
            #expect(
                looked.clockByoYomiTimes(count: count, main: "5 %", period: "3")
                    == language.texts.clockByoYomiTimes(count: count, main: "5 %", period: "3")
            )
            #expect(
                looked.replayMove(number: count, side: "x", point: "H8")
                    == language.texts.replayMove(number: count, side: "x", point: "H8")
            )
            #expect(
                looked.pointValued(description: "H8", percent: count)
                    == language.texts.pointValued(description: "H8", percent: count)
            )
        }
    }

    @Test func theAppHasItsNameInEveryLanguage() throws {
        let catalog = try Catalog(name: "InfoPlist")
        for key in ["CFBundleDisplayName", "CFBundleName"] {
            #expect(Language.allCases.map { catalog.text(key, $0, []) } == Language.allCases.map(\.texts.appName))
        }
    }
}

/// A string catalog, read as Xcode's compiler reads it.
private struct Catalog {
    private struct File: Decodable {
        let sourceLanguage: String
        let strings: [String: Entry]
    }

    private struct Entry: Decodable {
        let localizations: [String: Localization]
    }

    private struct Localization: Decodable {
        let stringUnit: Unit?
        let variations: Variations?
        let substitutions: [String: Substitution]?
    }

    private struct Unit: Decodable { let value: String }

    private struct Form: Decodable { let stringUnit: Unit }

    private struct Variations: Decodable { let plural: [String: Form] }

    private struct Substitution: Decodable {
        let argNum: Int
        let variations: Variations
    }

    private let file: File

    init(name: String) throws {
        let path = repositoryRoot.appending(path: "ios/TengenApp/Resources/Generated/\(name).xcstrings")
        file = try JSONDecoder().decode(File.self, from: Data(contentsOf: path))
        #expect(file.sourceLanguage == Language.allCases[0].tag)
    }

    var keys: [String] { Array(file.strings.keys) }

    func has(_ key: String, in language: Language) -> Bool { file.strings[key]?.localizations[language.tag] != nil }

    func text(_ key: String, _ language: Language, _ arguments: [TextArgument]) -> String {
        guard let found = file.strings[key]?.localizations[language.tag] else { return "no \(key)" }
        if let plural = found.variations?.plural {
            return filled(form(of: plural, for: arguments[0], language), arguments)
        }
        var format = found.stringUnit?.value ?? ""
        for (name, substitution) in found.substitutions ?? [:] {
            let number = substitution.argNum
            let form = form(of: substitution.variations.plural, for: arguments[number - 1], language)
            let inside = form.replacingOccurrences(of: "%arg", with: "%\(number)$lld")
            format = format.replacingOccurrences(of: "%#@\(name)@", with: inside)
        }
        // What takes no arguments is not a format.
        return arguments.isEmpty ? format : filled(format, arguments)
    }

    private func form(of plural: [String: Form], for argument: TextArgument, _ language: Language) -> String {
        let isOne = language == .en && argument == .int(1)
        return (plural[isOne ? "one" : "other"] ?? plural["other"])?.stringUnit.value ?? ""
    }

    private func filled(_ format: String, _ arguments: [TextArgument]) -> String {
        // In one pass, so that what an argument says is not taken for a format.
        var text = ""
        var rest = Substring(format)
        while let percent = rest.firstIndex(of: "%") {
            text += rest[..<percent]
            rest = rest[rest.index(after: percent)...]
            if rest.first == "%" {
                text += "%"
                rest = rest.dropFirst()
                continue
            }
            let digits = rest.prefix { $0.isNumber }
            rest = rest.dropFirst(digits.count + 1)
            switch arguments[(Int(digits) ?? 0) - 1] {
            case .int(let number):
                text += "\(number)"
                rest = rest.dropFirst("lld".count)
            case .text(let string):
                text += string
                rest = rest.dropFirst()
            }
        }
        return text + rest
    }
}
