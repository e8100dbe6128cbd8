#!/usr/bin/env bash
# Type-checks the iOS app where there is no Xcode.
#   check.sh SWIFT_ROOT SWIFTUI_CHECK [OUT]
# SWIFT_ROOT: a folder with a Swift toolchain that `swift-in-chroot` runs. SWIFTUI_CHECK: the program that
# checks files against a stand-in for SwiftUI. OUT: where modules are kept between runs.
# `cargo xtask generate` and `cargo xtask bindings` come first. The last line counts the files.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
repository=$(cd "$here/../.." && pwd)
swift=$1/swift-in-chroot
check=$2
root=$1
mkdir -p "${3:-$repository/target/swiftui}"
out=$(cd "${3:-$repository/target/swiftui}" && pwd)
bindings=$repository/bindings/swift

# module NAME FOLDER: writes NAME.swiftmodule from the sources in a folder, unless it is newer than they are.
module() {
  local name=$1 folder=$2 sources
  [ -d "$folder" ] || { echo "check.sh: $folder is missing: generate it first" >&2; exit 1; }
  mapfile -t sources < <(find "$folder" -name '*.swift' | sort)
  if [ -e "$out/$name.swiftmodule" ] && [ -z "$(find "$folder" -newer "$out/$name.swiftmodule")" ]; then
    return
  fi
  (cd "$repository" && SWIFT_BIND=$repository:$out "$swift" swiftc -swift-version 6 -parse-as-library -wmo \
    -emit-module -module-name "$name" -emit-module-path "$out/$name.swiftmodule" -I "$out" "${sources[@]}")
}

if [ -d "$bindings/generated/TengenCoreFFI" ]; then
  mkdir -p "$out/TengenCoreFFI"
  cp -p "$bindings"/generated/TengenCoreFFI/* "$out/TengenCoreFFI/"
fi
module TengenBindings "$bindings/generated/TengenBindings"
module TengenCore "$bindings/Sources/TengenCore"
module TengenKit "$repository/ios/TengenKit/Sources/TengenKit"
module TengenKitCore "$repository/ios/TengenKit/Sources/TengenKitCore"
module UIKit "$here/UIKit"
module UniformTypeIdentifiers "$here/UniformTypeIdentifiers"
module AVFAudio "$here/AVFAudio"

mapfile -t views < <(find "$repository/ios/TengenApp" -name '*.swift' | sort)
mapfile -t extras < <(find "$here/SwiftUI" -name '*.swift' | sort)
"$check" "$root" "$out" "${views[@]}" "${extras[@]}"
echo "${#views[@]} files type-checked"
