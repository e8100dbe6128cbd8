// swift-tools-version: 6.0
// The games of the core in the words of the screens: what TengenKit's ports ask for, over bindings/swift.
import PackageDescription

let package = Package(
    name: "TengenGames",
    platforms: [.iOS(.v17), .macOS(.v14)],
    products: [.library(name: "TengenGames", targets: ["TengenGames"])],
    dependencies: [.package(path: "../TengenKit"), .package(path: "../../bindings/swift")],
    targets: [
        .target(
            name: "TengenGames",
            dependencies: [
                .product(name: "TengenKit", package: "TengenKit"),
                .product(name: "TengenCore", package: "swift"),
            ]
        ),
        .testTarget(name: "TengenGamesTests", dependencies: ["TengenGames"]),
    ],
    swiftLanguageModes: [.v6]
)
