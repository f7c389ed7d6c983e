//! Scripts of the page that read words: facts are data, in attributes and in `#play`; words are only spoken.

/// Whether a script reads the text or the label of an element. Setting one is fine, and so is a text that is data.
pub(super) fn reads_words(script: &str) -> bool {
    script.lines().filter(|line| !line.contains("JSON.parse(")).any(|line| {
        let sets = |rest: &str| rest.starts_with(':') || (rest.starts_with('=') && !rest.starts_with("=="));
        let mut texts = ["textContent", "innerText", "ariaLabel"]
            .iter()
            .flat_map(|word| line.match_indices(word).map(|(at, word)| line[at + word.len()..].trim_start()));
        line.contains("getAttribute(\"aria-label\")") || texts.any(|rest| !sets(rest))
    })
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
}
