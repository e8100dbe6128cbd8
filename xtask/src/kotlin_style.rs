//! The style of the Kotlin sources, as part of the chore `check`: ktlint for their layout, detekt for
//! their substance. Maven brings both tools; each runs in a Java of its own.

use std::fs;
use std::path::Path;

use crate::bindings::{maven, target_folder};
use crate::debian;
use crate::tool::{ChoreError, Tool, root};

/// A tool that is a Java program.
struct JavaTool {
    /// The name of its project in `xtask/kotlin-style/`, which says the version.
    project: &'static str,
    main_class: &'static str,
}

const KTLINT: JavaTool = JavaTool { project: "ktlint", main_class: "com.pinterest.ktlint.Main" };
const DETEKT: JavaTool = JavaTool { project: "detekt", main_class: "io.gitlab.arturbosch.detekt.cli.Main" };

/// What ktlint reads: the sources that people write.
const LAYOUT_OF: [&str; 5] =
    ["android/**/*.kt", "bindings/kotlin/**/*.kt", "!**/generated/**", "!**/target/**", "!**/build/**"];

/// The same for detekt.
const SOURCES: &str = "android,bindings/kotlin";
const NO_SOURCES: &str = "**/generated/**,**/target/**,**/build/**";

/// A file of forbidden imports, to see that detekt finds them.
const FORBIDDEN_IMPORTS: &str = "xtask/kotlin-style/tests/android/ui/src/ForbiddenImports.kt";

/// Checks every Kotlin source, and that the rule about imports is in force.
///
/// # Errors
/// When a source breaks a rule, the rule about imports finds nothing, or a tool can't be run.
pub(crate) fn check() -> Result<(), ChoreError> {
    debian::install_for_java()?;
    KTLINT
        .prepare()?
        .with(["--relative", "--log-level=error"])
        .with(LAYOUT_OF)
        .run("the layout of the Kotlin sources (ktlint)")?;
    let detekt = DETEKT.prepare()?;
    detekt_over(&detekt, SOURCES)
        .with(["--excludes", NO_SOURCES])
        .run("the check of the Kotlin sources (detekt)")?;
    forbidden_imports_are_found(&detekt)
}

/// A tool with the libraries that it runs on.
struct Prepared {
    classpath: String,
    main_class: &'static str,
}

impl JavaTool {
    /// Lets Maven fetch the tool, unless it is there.
    fn prepare(&self) -> Result<Prepared, ChoreError> {
        let list = target_folder().join("kotlin-style").join(self.project);
        maven()
            .with(["--quiet", "--file"])
            .with([format!("xtask/kotlin-style/{}.xml", self.project)])
            .with(["org.apache.maven.plugins:maven-dependency-plugin:3.8.1:build-classpath"])
            .with([format!("-Dmdep.outputFile={}", list.display())])
            .run(&format!("fetching {}", self.project))?;
        Ok(Prepared { classpath: read(&list)?.trim().to_owned(), main_class: self.main_class })
    }
}

impl Prepared {
    fn with<const N: usize>(&self, arguments: [&str; N]) -> Tool {
        Tool::new("java", "java".into(), "install a JDK 17 (Debian: apt-get install openjdk-17-jdk-headless)")
            .with(["-cp", &self.classpath, self.main_class])
            .with(arguments)
    }
}

fn detekt_over(detekt: &Prepared, sources: &str) -> Tool {
    detekt.with(["--build-upon-default-config", "--config", "android/detekt.yml", "--input", sources])
}

fn forbidden_imports_are_found(detekt: &Prepared) -> Result<(), ChoreError> {
    let source = read(&root().join(FORBIDDEN_IMPORTS))?;
    let mut findings = Vec::new();
    detekt_over(detekt, FORBIDDEN_IMPORTS).run_by_line(|line| {
        if line.contains("[ForbiddenImport]") {
            findings.push(line.to_owned());
        }
    })?;
    let missed = missed(&source, &findings);
    if missed.is_empty() { Ok(()) } else { Err(ChoreError::Toothless { imports: missed }) }
}

/// The imports of a source that no finding names.
fn missed(source: &str, findings: &[String]) -> Vec<String> {
    let imports = source.lines().filter_map(|line| line.strip_prefix("import "));
    imports.filter(|import| !findings.iter().any(|line| line.contains(import))).map(str::to_owned).collect()
}

fn read(path: &Path) -> Result<String, ChoreError> {
    fs::read_to_string(path).map_err(|source| ChoreError::Unreadable { path: path.to_owned(), source })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_import_without_a_finding_is_missed() {
        let source = "// import c.D\nimport a.B\n\nimport a.C\n";
        let findings = ["The import `a.B` has been forbidden. [ForbiddenImport]".to_owned()];
        assert_eq!(missed(source, &findings), ["a.C"]);
    }
}
