// swift-tools-version: 6.0
// The core as Swift sees it: the generated file, GameSession above it, and tests over the real library.
// `cargo xtask bindings` first: it writes generated/ and builds the library.
import PackageDescription

#if os(Linux)
    // The library built for this machine. Programs link to it where it lies and find it there again.
    let host = "\(Context.packageDirectory)/Artifacts/host"
    let library: Target = .systemLibrary(name: "TengenCoreFFI", path: "generated/TengenCoreFFI")
    let linking: [LinkerSetting] = [
        .linkedLibrary("tengen_core"),
        .unsafeFlags(["-L\(host)", "-Xlinker", "-rpath", "-Xlinker", host]),
        // Observation in Swift 6.0 leaves symbols to the runtime that the linker would miss.
        .unsafeFlags(["-Xlinker", "--allow-shlib-undefined"]),
    ]
#else
    let library: Target = .binaryTarget(name: "TengenCoreFFI", path: "Artifacts/TengenCoreFFI.xcframework")
    let linking: [LinkerSetting] = []
#endif

let package = Package(
    name: "TengenCore",
    platforms: [.iOS(.v17), .macOS(.v14)],
    products: [.library(name: "TengenCore", targets: ["TengenCore"])],
    targets: [
        library,
        .target(
            name: "TengenBindings",
            dependencies: ["TengenCoreFFI"],
            path: "generated/TengenBindings",
            linkerSettings: linking
        ),
        .target(name: "TengenCore", dependencies: ["TengenBindings"]),
        .testTarget(name: "TengenCoreTests", dependencies: ["TengenCore"]),
    ],
    swiftLanguageModes: [.v6]
)
