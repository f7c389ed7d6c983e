//! The scripts of the pages: facts reach them as data, in attributes and in `#play`; words are only spoken or shown
//! again, by one module. None imports another in a circle.

use super::cycles::{Graph, way_back};

/// The one script that reads words of the page: what screen readers and voices are to say stands there already, and
/// sending it twice would let the two differ. It hands on whole texts, to be spoken or shown.
const SPEAKS: &str = "crates/web/static/table/speech/spoken.js";

/// Where the text or the name of an element is read.
const TEXTS: [&str; 7] =
    ["textContent", "innerText", "outerText", "nodeValue", "wholeText", "ariaLabel", "ariaDescription"];
const LABELS: [&str; 3] =
    ["getAttribute(\"aria-label\")", "getAttribute(\"title\")", "getAttribute(\"alt\")"];

/// What is wrong with the scripts, each by its path and its text.
pub(super) fn violations(scripts: &[(&str, String)]) -> Vec<String> {
    let mut found = Vec::new();
    for (path, text) in scripts {
        let speaks = *path == SPEAKS;
        if !speaks && reads_words(text) {
            found.push(format!(
                "{path}: reads words of the page; let the server give it data, or {SPEAKS} read what is only spoken"
            ));
        }
        if speaks && !reads_words(text) {
            found.push(format!("{path}: reads no words any more; nothing need be allowed"));
        }
    }
    let graph: Graph = scripts.iter().map(|(path, text)| (path.to_string(), imports(path, text))).collect();
    for script in graph.keys() {
        if let Some(way) = way_back(&graph, script) {
            found.push(format!("{script}: a circle of scripts: {}", way.join(" → ")));
        }
    }
    found
}

/// Whether a script reads the text or the label of an element. Setting one is fine, and so is a text that is data.
fn reads_words(script: &str) -> bool {
    script.lines().filter(|line| !line.contains("JSON.parse(")).any(|line| {
        let sets = |rest: &str| rest.starts_with(':') || (rest.starts_with('=') && !rest.starts_with("=="));
        let mut texts = TEXTS
            .iter()
            .flat_map(|word| line.match_indices(word).map(|(at, word)| line[at + word.len()..].trim_start()));
        LABELS.iter().any(|label| line.contains(label)) || texts.any(|rest| !sets(rest))
    })
}

/// The scripts that a script imports, by their paths: the quoted names that begin with a dot.
fn imports(path: &str, script: &str) -> std::collections::BTreeSet<String> {
    let folder: Vec<&str> = path.split('/').collect();
    let quoted =
        script.lines().filter(|l| l.contains("import ") || l.contains("import(") || l.contains("} from "));
    let names = quoted.flat_map(|line| line.split('"')).filter(|name| name.starts_with('.'));
    names
        .map(|name| {
            let mut at = folder[..folder.len() - 1].to_vec();
            for part in name.split('/').filter(|part| *part != ".") {
                if part == ".." {
                    at.pop();
                } else {
                    at.push(part);
                }
            }
            at.join("/")
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reading_words_is_told_from_writing_them_and_from_data() {
        for reads in [
            "const a = el.textContent ?? \"\";",
            "el.getAttribute(\"aria-label\")",
            "if (el.innerText === x)",
            "child.nodeValue.split(\" \")",
        ] {
            assert!(reads_words(reads), "{reads}");
        }
        let fine = [
            "el.textContent = text;",
            "{ textContent: name }",
            "JSON.parse(data.textContent)",
            "el.dataset.name",
        ];
        assert!(fine.iter().all(|line| !reads_words(line)));
    }

    #[test]
    fn one_script_may_read_words_and_no_other() {
        let reads = "say(el.textContent);";
        assert!(violations(&[(SPEAKS, reads.into())]).is_empty());
        assert_eq!(violations(&[("crates/web/static/table/swap.js", reads.into())]).len(), 1);
        assert_eq!(violations(&[(SPEAKS, String::new())]).len(), 1, "an exception nobody needs");
    }

    #[test]
    fn a_circle_of_scripts_is_found_across_folders_and_imports_of_all_kinds() {
        let scripts = [
            ("s/a.js", "import { b } from \"./in/b.js\";".to_string()),
            ("s/in/b.js", "import {\n  c,\n} from \"./c.js\";".to_string()),
            ("s/in/c.js", "void import(\"../a.js\");".to_string()),
            ("s/d.js", "import \"./a.js\";\nconst no = \"./d.js\";".to_string()),
        ];
        let found = violations(&scripts);
        assert_eq!(found.len(), 3, "{found:?}");
        assert_eq!(found[0], "s/a.js: a circle of scripts: s/a.js → s/in/b.js → s/in/c.js → s/a.js");
    }
}
