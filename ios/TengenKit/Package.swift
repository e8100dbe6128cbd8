// swift-tools-version: 6.0
// The models of the screens, and the core behind them.
// `cargo xtask generate` and `cargo xtask bindings` first: they write Sources/TengenKit/Generated and what
// TengenCore is built from.
import PackageDescription

// Observation on Linux leaves symbols to the runtime that the linker would miss.
#if os(Linux)
    let observation: [LinkerSetting] = [.unsafeFlags(["-Xlinker", "--allow-shlib-undefined"])]
#else
    let observation: [LinkerSetting] = []
#endif

let package = Package(
    name: "TengenKit",
    platforms: [.iOS(.v17), .macOS(.v14)],
    products: [
        .library(name: "TengenKit", targets: ["TengenKit"]),
        // The core behind the models' protocols.
        .library(name: "TengenKitCore", targets: ["TengenKitCore"]),
    ],
    dependencies: [.package(path: "../../bindings/swift")],
    targets: [
        .target(name: "TengenKit", linkerSettings: observation),
        .target(name: "TengenKitCore", dependencies: ["TengenKit", .product(name: "TengenCore", package: "swift")]),
        .testTarget(name: "TengenKitTests", dependencies: ["TengenKit"]),
        .testTarget(name: "TengenKitCoreTests", dependencies: ["TengenKitCore"]),
    ],
    swiftLanguageModes: [.v6]
)
