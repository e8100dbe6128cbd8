// The part of UniformTypeIdentifiers that the app names, declared as Apple documents it, for the type
// checker only.

public struct UTType: Hashable, Sendable {
    private let identifier: String

    public static let item = UTType(identifier: "public.item")
}
