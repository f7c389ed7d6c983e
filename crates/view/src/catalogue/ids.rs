//! What has a long list of names, found by its name.

use engine::RuleId;
use engine::book::{Book, RuleIx};
use foldhash::fast::RandomState;
use std::collections::HashMap;

/// The rules of a book by name, and the names of what can be used.
#[derive(Default)]
pub(crate) struct Ids {
    rules: HashMap<String, RuleId, RandomState>,
    declared: HashMap<String, RuleIx, RandomState>,
    declarations: Vec<String>,
}

impl Ids {
    pub(crate) fn new(book: &Book) -> Ids {
        let rules = (0..(engine::rule::LEDGER.len() + book.rule_names.len()) as u16).map(RuleId);
        let mut ids =
            Ids { rules: rules.map(|r| (book.rule_name(r).to_string(), r)).collect(), ..Ids::default() };
        for ix in (0..book.rules.len() as u16).map(RuleIx) {
            let mut name = book.use_name(ix);
            // A room may declare several rules under one id.
            if ids.declared.contains_key(&name) {
                let taken = ids
                    .declarations
                    .iter()
                    .filter(|other| other.rsplit_once('/').map(|o| o.0) == Some(&name));
                name = format!("{name}/{}", taken.count() + 2);
            }
            ids.declared.insert(name.clone(), ix);
            ids.declarations.push(name);
        }
        ids
    }

    /// The rule with this id.
    pub(crate) fn rule(&self, name: &str) -> Option<RuleId> {
        self.rules.get(name).copied()
    }

    /// What a declared rule is called: `inspire`, `filch/2`, `flight-to-barksburg/old-crow`.
    pub(crate) fn declaration(&self, ix: RuleIx) -> &str {
        self.declarations.get(ix.0 as usize).map_or("", String::as_str)
    }

    /// The declared rule of this name.
    pub(crate) fn declared(&self, name: &str) -> Option<RuleIx> {
        self.declared.get(name).copied()
    }
}
