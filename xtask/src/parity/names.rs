//! The names that are compared, read from the sources: of tests, and of previews.

/// The letters and digits of a name, in lower case: "a game ends" and `aGameEnds` have the same.
pub(super) fn key(name: &str) -> String {
    name.chars().filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase).collect()
}

/// The names of the tests in a Kotlin file: what follows `fun` after `@Test`, in backticks or not.
pub(super) fn kotlin_tests(source: &str) -> Vec<String> {
    let source = without_comments(source);
    after(&source, "@Test").filter_map(|rest| function_name(rest, "fun ")).map(str::to_owned).collect()
}

/// The names of the tests in a Swift file: `@Test("a game ends")`, or without a text the name of the
/// function.
pub(super) fn swift_tests(source: &str) -> Vec<String> {
    let source = without_comments(source);
    after(&source, "@Test")
        .filter_map(|rest| {
            let text = rest.strip_prefix('(').and_then(text_literal);
            text.or_else(|| function_name(rest, "func "))
        })
        .map(str::to_owned)
        .collect()
}

/// The names of the previews in a Swift file: `#Preview("play-middle")`.
pub(super) fn previews(source: &str) -> Vec<String> {
    let source = without_comments(source);
    after(&source, "#Preview(").filter_map(text_literal).map(str::to_owned).collect()
}

/// The source without the lines that are nothing but a comment.
fn without_comments(source: &str) -> String {
    let is_comment = |line: &&str| ["//", "/*", "*"].iter().any(|mark| line.trim_start().starts_with(mark));
    source.lines().filter(|line| !is_comment(line)).map(|line| format!("{line}\n")).collect()
}

/// What follows each mark, where it is not the beginning of a longer word such as `@Testable`.
fn after<'a>(source: &'a str, mark: &'a str) -> impl Iterator<Item = &'a str> {
    let is_longer =
        |rest: &str| mark.ends_with(char::is_alphanumeric) && rest.starts_with(char::is_alphanumeric);
    source.match_indices(mark).map(|(at, _)| &source[at + mark.len()..]).filter(move |rest| !is_longer(rest))
}

/// The name that follows a keyword.
fn function_name<'a>(source: &'a str, keyword: &str) -> Option<&'a str> {
    let (_, rest) = source.split_once(keyword)?;
    if let Some(quoted) = rest.strip_prefix('`') {
        return quoted.split_once('`').map(|(name, _)| name);
    }
    let end = rest.find(|c: char| !c.is_alphanumeric() && c != '_')?;
    Some(&rest[..end])
}

/// The text that a source begins with, without its quotes.
fn text_literal(source: &str) -> Option<&str> {
    source.trim_start().strip_prefix('"')?.split_once('"').map(|(text, _)| text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sentence_equals_a_function_name() {
        assert_eq!(key("a game against Easy, to its end"), key("aGameAgainstEasyToItsEnd"));
        assert_ne!(key("a game"), key("another game"));
    }

    #[test]
    fn kotlin_tests_are_named_in_backticks_or_not() {
        let source = "import org.junit.Test\n\
                      @Test\n    fun `a game's end, 2 ways`() = test {}\n\
                      @Test fun hits() {}\n\
                      @Test(timeout = 5)\n    @Ignore\n    fun late_one() {}\n\
                      // @Test fun gone() {}\n\
                      fun helper() {}\n";
        assert_eq!(kotlin_tests(source), ["a game's end, 2 ways", "hits", "late_one"]);
    }

    #[test]
    fn swift_tests_are_named_by_text_or_function() {
        let source = "@testable import Kit\n\
                      @Test(\"a game ends\", .timeLimit(.minutes(1)))\n    func ends() async throws {}\n\
                      @Test func hits() {}\n\
                      @Test(arguments: [1, 2])\n    @MainActor\n    func sizes(_ side: Int) {}\n\
                      @Tested func no() {}\n\
                      /// @Test func gone() {}\n\
                      func helper() {}\n";
        assert_eq!(swift_tests(source), ["a game ends", "hits", "sizes"]);
    }

    #[test]
    fn previews_are_named_by_their_text() {
        let source = "#Preview(\"play-middle\") { Board() }\n\
                      #Preview(\n    \"end-draw\", traits: .landscapeLeft) { Board() }\n\
                      #Preview { Board() }\n// #Preview(\"gone\")\n";
        assert_eq!(previews(source), ["play-middle", "end-draw"]);
    }
}
