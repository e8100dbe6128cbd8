//! Counting tests from what test runners print.

/// One program of tests and how it went.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Suite {
    /// What was tested: the language, the package and the file.
    pub(crate) name: String,
    /// Tests that passed.
    pub(crate) passed: usize,
    /// Tests that failed.
    pub(crate) failed: usize,
    /// Tests that did not run.
    pub(crate) skipped: usize,
}

/// Reads one line of `cargo test`: a headline opens a suite, a result line fills it in. A suite that
/// never prints its result (its program died) counts as one failed test.
pub(crate) fn read_cargo_line(line: &str, suites: &mut Vec<Suite>) {
    if let Some(name) = headline(line) {
        suites.push(Suite { name: format!("Rust {name}"), passed: 0, failed: 1, skipped: 0 });
    } else if let (Some(counts), Some(suite)) = (line.strip_prefix("test result: "), suites.last_mut()) {
        suite.passed = count_before(counts, " passed");
        suite.failed = count_before(counts, " failed");
        suite.skipped = count_before(counts, " ignored");
    }
}

/// The suite that a headline names: `Running unittests src/lib.rs (target/debug/deps/tengen_core-1f)`
/// gives `tengen_core src/lib.rs`, `Doc-tests tengen_core` gives `tengen_core documentation`.
fn headline(line: &str) -> Option<String> {
    let line = line.trim_start();
    if let Some(package) = line.strip_prefix("Doc-tests ") {
        return Some(format!("{package} documentation"));
    }
    let (source, program) = line.strip_prefix("Running ")?.trim_end_matches(')').rsplit_once(" (")?;
    let program = program.rsplit(['/', '\\']).next()?;
    let target = program.rsplit_once('-').map_or(program, |(target, _hash)| target);
    Some(format!("{target} {}", source.trim_start_matches("unittests ")))
}

/// Reads one line of Maven's test runner, which prints one a class:
/// `[INFO] Tests run: 9, Failures: 0, Errors: 0, Skipped: 0, Time elapsed: 1.2 s -- in app.tengen.core.StoreTest`.
pub(crate) fn read_surefire_line(line: &str, suites: &mut Vec<Suite>) {
    let Some((counts, class)) = line.split_once(" -- in ") else { return };
    let Some((_, counts)) = counts.split_once("Tests run: ") else { return };
    let number = |name: &str| counts.split_once(name).map_or(0, |(_, rest)| leading_number(rest));
    let (run, failed, skipped) =
        (leading_number(counts), number("Failures: ") + number("Errors: "), number("Skipped: "));
    suites.push(Suite {
        name: format!("Kotlin {class}"),
        passed: run.saturating_sub(failed + skipped),
        failed,
        skipped,
    });
}

fn leading_number(text: &str) -> usize {
    let end = text.find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len());
    text[..end].parse().unwrap_or(0)
}

/// The number that stands before a word: 12 in "3 passed; 12 failed" for " failed"; 0 without it.
fn count_before(text: &str, word: &str) -> usize {
    let Some(end) = text.find(word) else { return 0 };
    let start = text[..end].rfind(|c: char| !c.is_ascii_digit()).map_or(0, |index| index + 1);
    text[start..end].parse().unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(output: &str) -> Vec<Suite> {
        let mut suites = Vec::new();
        output.lines().for_each(|line| read_cargo_line(line, &mut suites));
        suites
    }

    fn suite(name: &str, passed: usize, failed: usize, skipped: usize) -> Suite {
        Suite { name: name.to_owned(), passed, failed, skipped }
    }

    #[test]
    fn each_suite_gets_its_own_counts() {
        let output = "
   Compiling tengen-core v0.1.0
     Running unittests src/lib.rs (target/debug/deps/tengen_core-5f0e3a)

running 3 tests
test board::grid::tests::a_cell_takes_one_byte ... ok
test result: FAILED. 12 passed; 1 failed; 2 ignored; 0 measured; 0 filtered out; finished in 0.01s

     Running tests/play.rs (target/debug/deps/play-0a)
test result: ok. 4 passed; 0 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.01s
   Doc-tests tengen_core
test result: ok. 1 passed; 0 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.01s
";
        assert_eq!(
            read(output),
            [
                suite("Rust tengen_core src/lib.rs", 12, 1, 2),
                suite("Rust play tests/play.rs", 4, 0, 0),
                suite("Rust tengen_core documentation", 1, 0, 0),
            ]
        );
    }

    #[test]
    fn a_suite_that_dies_has_failed() {
        let output = "     Running tests/a.rs (target/debug/deps/a-1)\nrunning 1 test\n";
        assert_eq!(read(output), [suite("Rust a tests/a.rs", 0, 1, 0)]);
    }

    #[test]
    fn other_lines_open_no_suite() {
        assert_eq!(read("Running late\ntest result: ok. 1 passed; 0 failed; 0 ignored\n"), []);
    }

    #[test]
    fn a_class_of_java_tests_is_a_suite() {
        let output = "
[INFO] Running app.tengen.core.StoreTest
[INFO] Tests run: 9, Failures: 0, Errors: 0, Skipped: 1, Time elapsed: 1.296 s -- in app.tengen.core.StoreTest
[ERROR] Tests run: 8, Failures: 1, Errors: 2, Skipped: 0, Time elapsed: 0.9 s <<< FAILURE! -- in app.tengen.core.StoppingTest
[INFO] Tests run: 17, Failures: 1, Errors: 2, Skipped: 1
";
        let mut suites = Vec::new();
        output.lines().for_each(|line| read_surefire_line(line, &mut suites));
        let expected = [
            suite("Kotlin app.tengen.core.StoreTest", 8, 0, 1),
            suite("Kotlin app.tengen.core.StoppingTest", 5, 3, 0),
        ];
        assert_eq!(suites, expected);
    }
}
