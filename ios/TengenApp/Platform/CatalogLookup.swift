import Foundation
import TengenKit

extension Language {
    /// The app's texts in this language, from its string catalog.
    var catalogTexts: any Texts {
        guard let path = Bundle.main.path(forResource: tag, ofType: "lproj") else { return texts }
        let locale = Locale(identifier: tag)
        return CatalogTexts { key, arguments in
            // The system keeps the bundle of a path: looking it up again costs nothing.
            let bundle = Bundle(path: path) ?? .main
            let format = bundle.localizedString(forKey: key.rawValue, value: nil, table: nil)
            return arguments.isEmpty
                ? format
                : String(format: format, locale: locale, arguments: arguments.map(\.formatted))
        }
    }

    /// The first of the person's languages that the app speaks; the system has chosen it.
    static var systems: Language {
        let tags = Bundle.main.preferredLocalizations
        return tags.lazy.compactMap { tag in allCases.first { $0.tag == tag } }.first ?? .en
    }
}

extension TextArgument {
    fileprivate var formatted: any CVarArg {
        switch self {
        case .int(let number): number
        case .text(let text): NSString(string: text)
        }
    }
}
