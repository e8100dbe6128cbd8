//! Writes the Kotlin file that calls a built library of `tengen-core`. Run by `cargo xtask bindings`.

fn main() {
    uniffi::uniffi_bindgen_main();
}
