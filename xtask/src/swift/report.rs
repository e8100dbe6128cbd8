//! Counting tests from the report that `swift test --xunit-output` writes.

use roxmltree::{Document, Node};

use crate::suites::Suite;

/// The suites of a report, in the order of their names. A suite is what stands below `class` of its tests:
/// `TengenCoreTests.CoreTests.StoreTest`.
///
/// # Errors
/// When it is no XML.
pub(super) fn suites(report: &str) -> Result<Vec<Suite>, roxmltree::Error> {
    let mut suites: Vec<Suite> = Vec::new();
    for test in Document::parse(report)?.descendants().filter(|node| node.has_tag_name("testcase")) {
        let name = format!("Swift {}", test.attribute("classname").unwrap_or("without a suite"));
        let index = suites.iter().position(|suite| suite.name == name).unwrap_or_else(|| {
            suites.push(Suite { name, passed: 0, failed: 0, skipped: 0 });
            suites.len() - 1
        });
        count(test, &mut suites[index]);
    }
    suites.sort_by(|a, b| a.name.cmp(&b.name));
    Ok(suites)
}

fn count(test: Node<'_, '_>, suite: &mut Suite) {
    let has = |tags: &[&str]| test.children().any(|child| tags.contains(&child.tag_name().name()));
    if has(&["failure", "error"]) {
        suite.failed += 1;
    } else if has(&["skipped"]) {
        suite.skipped += 1;
    } else {
        suite.passed += 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn suite(name: &str, passed: usize, failed: usize, skipped: usize) -> Suite {
        Suite { name: name.to_owned(), passed, failed, skipped }
    }

    #[test]
    fn each_suite_gets_its_own_counts() {
        let report = r#"<?xml version="1.0" encoding="UTF-8"?>
<testsuites>
  <testsuite name="TestResults" errors="0" tests="5" failures="1" skipped="1" time="1.7">
    <testcase classname="CoreTests.StoreTest" name="clocks()" time="0.01" />
    <testcase classname="CoreTests.LogTest" name="sink()" time="0.02">
      <failure message="Expectation failed: (n &#8594; 2) == 1: &lt;failure&gt;&#10;" />
      <failure message="another of the same test" />
    </testcase>
    <testcase classname="CoreTests.StoreTest" name="settings()" time="0.01" />
    <testcase classname="CoreTests.StoreTest" name="slow()" time="0.01">
      <skipped>because of &lt;it&gt;</skipped>
    </testcase>
    <testcase name="alone()" time="0.01" />
  </testsuite>
</testsuites>
"#;
        assert_eq!(
            suites(report).unwrap(),
            [
                suite("Swift CoreTests.LogTest", 0, 1, 0),
                suite("Swift CoreTests.StoreTest", 2, 0, 1),
                suite("Swift without a suite", 1, 0, 0),
            ]
        );
    }

    #[test]
    fn a_report_without_tests_has_no_suites() {
        assert_eq!(suites("<testsuites/>").unwrap(), []);
    }

    #[test]
    fn a_report_that_was_cut_short_is_refused() {
        suites("<testsuites><testcase classname=\"A\"").unwrap_err();
    }
}
