//! The list of what is not yet as it should be: it may only shrink.

use anyhow::{Result, bail};
use std::collections::BTreeSet;

/// What the list knows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Kind {
    /// A module that is part of a circle.
    Circle,
    /// A folder of too many files.
    Folder,
    /// The name of two public types.
    Type,
    /// A script that reads the words of the page.
    Script,
}

impl Kind {
    const ALL: [Kind; 4] = [Kind::Circle, Kind::Folder, Kind::Type, Kind::Script];

    fn word(self) -> &'static str {
        match self {
            Kind::Circle => "circle",
            Kind::Folder => "folder",
            Kind::Type => "type",
            Kind::Script => "script",
        }
    }
}

/// The list, and what was met so far.
#[derive(Debug, Default)]
pub(super) struct Allowed {
    /// Those of the list that nothing met yet.
    waiting: BTreeSet<(Kind, String)>,
    met: BTreeSet<(Kind, String)>,
    new: Vec<String>,
}

impl Allowed {
    /// One entry a line, `circle engine::battle`; a line with `#` is a remark.
    pub(super) fn read(text: &str) -> Result<Allowed> {
        let mut waiting = BTreeSet::new();
        for line in text.lines().filter(|l| !l.is_empty() && !l.starts_with('#')) {
            let kind = |word: &str| Kind::ALL.into_iter().find(|k| k.word() == word);
            let entry = line.split_once(' ').and_then(|(word, name)| Some((kind(word)?, name.to_string())));
            match entry {
                Some(entry) if !waiting.contains(&entry) => waiting.insert(entry),
                Some(_) => bail!("`{line}` is listed twice"),
                None => bail!("`{line}` is none of circle, folder, type and script"),
            };
        }
        Ok(Allowed { waiting, ..Allowed::default() })
    }

    /// Something that is not as it should be: fine if it is listed.
    pub(super) fn meet(&mut self, kind: Kind, name: &str, what: impl FnOnce() -> String) {
        let entry = (kind, name.to_string());
        if self.waiting.remove(&entry) {
            self.met.insert(entry);
        } else if !self.met.contains(&entry) {
            self.new.push(format!("{name}: {}", what()));
        }
    }

    /// What is not listed, and what is listed in vain.
    pub(super) fn finish(self, list: &str) -> Vec<String> {
        let stale = self.waiting.into_iter().map(|(kind, name)| {
            format!("{list}: `{} {name}` is no longer true; take the line out", kind.word())
        });
        self.new.into_iter().chain(stale).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_list_may_only_shrink() {
        let mut allowed = Allowed::read("# a remark\ncircle a::b\n\nfolder crates/x\n").unwrap();
        allowed.meet(Kind::Circle, "a::b", || unreachable!("it is listed"));
        allowed.meet(Kind::Type, "Scene", || "public twice".into());
        assert_eq!(
            allowed.finish("list"),
            ["Scene: public twice", "list: `folder crates/x` is no longer true; take the line out"]
        );
    }

    #[test]
    fn a_line_nobody_understands_is_refused() {
        assert!(Allowed::read("cheese a::b").is_err());
        assert!(Allowed::read("type A\ntype A").is_err());
    }
}
