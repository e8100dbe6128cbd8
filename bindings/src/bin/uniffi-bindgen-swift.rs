//! Writes the Swift files and the C module that call a built library of `tengen-core`. Run by
//! `cargo xtask bindings`.

fn main() {
    uniffi::uniffi_bindgen_swift();
}
