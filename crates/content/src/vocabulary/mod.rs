//! The *when / if / do* sentences, from nodes to the engine's tables.

pub(crate) mod attack;
pub(crate) mod behaviour;
pub(crate) mod effect;
pub(crate) mod place;
pub(crate) mod standing;
pub(crate) mod test;

/// A line that does not begin with a word of this kind: another reader may know it.
pub(crate) struct OtherWord;

/// What a line says; nothing if a mistake in it was reported.
pub(crate) type Said<T> = Result<Option<T>, OtherWord>;

#[cfg(test)]
mod tests {
    #[test]
    fn the_guide_names_every_word() {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/authors/vocabulary.md");
        let guide = std::fs::read_to_string(path).expect("the guide");
        let known = |word: &str| {
            guide.match_indices(word).any(|(at, _)| {
                let edge = |c: Option<char>| c.is_none_or(|c| !c.is_ascii_alphanumeric() && c != '-');
                edge(guide[..at].chars().next_back()) && edge(guide[at + word.len()..].chars().next())
            })
        };
        let moments = super::behaviour::MOMENTS.iter().map(|(word, _)| *word);
        let figures = super::place::FIGURES.iter().map(|(word, _)| *word);
        let lists = [
            super::effect::EFFECTS,
            super::standing::STANDING,
            super::test::TESTS,
            super::behaviour::SENTENCES,
        ];
        for word in lists.into_iter().flatten().copied().chain(moments).chain(figures) {
            assert!(known(word), "the guide does not name `{word}`");
        }
    }
}
