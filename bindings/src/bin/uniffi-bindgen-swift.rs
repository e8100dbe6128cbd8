//! Writes the Swift files and the C module that call a built library of `tengen-core`.

fn main() {
    uniffi::uniffi_bindgen_swift();
}
