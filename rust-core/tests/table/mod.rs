//! Reads the tables of text diagrams in `tests/data`.

use tengen_core::board::Diagram;

/// One diagram of a table.
pub(crate) struct Case {
    /// The file, the line and the title, for assertions.
    pub(crate) place: String,
    /// The stones and the marks.
    pub(crate) diagram: Diagram,
}

/// Reads a table: `#` begins a comment, `=` a case with its title, the diagram follows.
///
/// # Panics
/// When a diagram is none, or the table is empty: the table is then wrong.
pub(crate) fn read(file: &str, text: &str) -> Vec<Case> {
    let mut cases: Vec<(usize, String, String)> = Vec::new();
    for (index, line) in text.lines().enumerate() {
        if line.starts_with('#') {
            continue;
        }
        if let Some(title) = line.strip_prefix('=') {
            cases.push((index + 1, title.trim().to_owned(), String::new()));
        } else if let Some((_, _, diagram)) = cases.last_mut() {
            diagram.push_str(line);
            diagram.push('\n');
        }
    }
    assert!(!cases.is_empty(), "{file} has no case");
    cases
        .into_iter()
        .map(|(line, title, diagram)| {
            let place = format!("{file}:{line}: {title}");
            let diagram = Diagram::parse(&diagram).unwrap_or_else(|error| panic!("{place}: {error}"));
            Case { place, diagram }
        })
        .collect()
}
