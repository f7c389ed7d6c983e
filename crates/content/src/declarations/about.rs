//! What a book says about itself, for whoever finds it somewhere: version, authors, licence, needs, ages, length, picture; and who speaks in its story.

use crate::decode::Decode;
use crate::link::Link;
use crate::tree::Node;
use semver::Version;

/// The lines of a book that say it.
pub(crate) const LINES: [&str; 8] =
    ["version", "authors", "licence", "needs", "ages", "length", "picture", "people"];

impl Link {
    /// One of these lines.
    pub(crate) fn about(&mut self, line: &Node) {
        let mut d = Decode::new(line);
        let mut said = self.about.clone();
        match &*line.name {
            "version" => said.version = self.version(&mut d),
            "needs" => said.needs = self.version(&mut d),
            "authors" => {
                said.authors = d.words(self, "name").into_iter().map(|(w, _)| w.to_string()).collect();
            }
            "licence" => said.licence = d.word(self, "name").map(|(w, _)| w.to_string()),
            "picture" => said.picture = d.word(self, "name").map(|(w, _)| w.to_string()),
            "people" => {
                for (name, at) in d.words(self, "name") {
                    self.words.push((format!("voice-{name}"), at));
                    said.people.push(name.to_string());
                }
            }
            "ages" => said.ages = d.int(self, "number", 3..=99).map(|n| n as u8),
            _ => said.length = d.int(self, "number", 5..=600).map(|n| n as u16),
        }
        self.about = said;
        d.done(self);
    }

    fn version(&mut self, d: &mut Decode) -> Option<Version> {
        let arg = d.any();
        let word = arg.and_then(|arg| self.as_word(arg, "name"));
        let version = word.and_then(|(word, _)| Version::parse(word).ok());
        match arg {
            None => self.missing(d.node, "name"),
            Some(arg) if word.is_some() && version.is_none() => self.wrong(arg, "name", "version"),
            Some(_) => {}
        }
        version
    }
}
