//! The project's own list of the rules, id by id as in the ledger.

use crate::decode::Decode;
use crate::link::{Kind, Link};
use crate::tree::{At, Node};
use engine::rule::{LEDGER, RuleId};
use serde::Serialize;

/// What kind of rule an entry is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum RuleKind {
    /// Printed in the rulebook, and cited when it speaks.
    Rule,
    /// Decided where the rulebooks are silent.
    Ruling,
    /// A named variant.
    Variant,
    /// A power printed on a card.
    Power,
    /// Causes nothing by itself.
    Definition,
}

/// What a group can choose about a rule: an edition switch or a variant.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct RuleOption {
    /// Its name.
    pub name: String,
    /// A variant, not a switch between editions.
    pub variant: bool,
    /// What holds if nothing is chosen.
    pub default: Option<String>,
    /// What can be chosen; empty for off and on.
    pub options: Vec<String>,
}

/// One entry of the catalogue; its words are `rule-bat-4` in the locale files.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct CatalogueRule {
    /// Printed id, e.g. `BAT-4`.
    pub id: String,
    /// Section, e.g. `BAT`.
    pub section: String,
    /// Page of the rulebook.
    pub page: Option<u8>,
    /// What kind of rule.
    pub kind: RuleKind,
    /// Why a definition causes nothing by itself.
    pub reason: Option<String>,
    /// Switches and variants that hang on it.
    pub options: Vec<RuleOption>,
}

const KINDS: &[(&str, RuleKind)] = &[
    ("rule", RuleKind::Rule),
    ("ruling", RuleKind::Ruling),
    ("variant", RuleKind::Variant),
    ("power", RuleKind::Power),
    ("definition", RuleKind::Definition),
];

impl Link {
    /// `section BAT { rule ...; }`.
    pub(crate) fn catalogue_section(&mut self, node: &Node, list: &mut Vec<(CatalogueRule, At)>) {
        let mut d = Decode::new(node);
        let Some((section, at)) = d.word(self, "name") else { return };
        self.words.push((format!("rules-section-{}", section.to_lowercase()), at));
        for line in d.needs_block(self) {
            if line.name == "rule" {
                self.catalogue_rule(line, section, list);
            } else {
                self.unknown_node(line, "section", &[&["rule"]]);
            }
        }
        d.done(self);
    }

    fn catalogue_rule(&mut self, node: &Node, section: &str, list: &mut Vec<(CatalogueRule, At)>) {
        let mut d = Decode::new(node);
        let Some((id, at)) = d.word(self, "id of a rule") else { return };
        let page = d.prop_int(self, "page", 1..=99).map(|n| n as u8);
        let kind = d.prop_word(self, "kind").and_then(|w| self.one_of("C0117", w, KINDS));
        let reason = d.prop_word(self, "reason").map(|(reason, _)| reason.trim().to_string());
        let mut options = Vec::new();
        for line in d.block().unwrap_or_default() {
            if matches!(&*line.name, "switch" | "variant") {
                options.extend(self.rule_option(line));
            } else {
                self.unknown_node(line, "rule", &[&["switch", "variant"]]);
            }
        }
        d.done(self);
        let kind = kind.unwrap_or(RuleKind::Rule);
        if (kind == RuleKind::Definition) != reason.as_ref().is_some_and(|r| !r.is_empty()) {
            self.error("C0703", node.head(), &[("name", id)]);
        }
        if self.ledger((id, at)).is_none() {
            return;
        }
        if let Some((_, first)) = list.iter().find(|(r, _)| r.id == id) {
            let first = *first;
            self.error("C0101", at, &[("name", id), ("kind", "rule")]);
            self.also(first);
            return;
        }
        if let Some((last, _)) = list.last()
            && RuleId::ledger(&last.id) > RuleId::ledger(id)
        {
            self.warn("C0701", at, &[("name", id), ("other", &last.id.clone())]);
        }
        self.words.push((format!("rule-{}", id.to_lowercase()), at));
        self.declares(Kind::Rule, id, at);
        let section = section.to_string();
        list.push((CatalogueRule { id: id.to_string(), section, page, kind, reason, options }, at));
    }

    /// `switch NAME default=X { option X; option Y }`, and the same for `variant`.
    fn rule_option(&mut self, node: &Node) -> Option<RuleOption> {
        let mut d = Decode::new(node);
        let (name, at) = d.word(self, "name")?;
        self.kebab(name, at);
        self.words.push((format!("{}-{name}", node.name), at));
        let default = d.prop_word(self, "default");
        let mut options: Vec<String> = Vec::new();
        for line in d.block().unwrap_or_default() {
            if line.name != "option" {
                self.unknown_node(line, &node.name, &[&["option"]]);
                continue;
            }
            let mut inner = Decode::new(line);
            if let Some((option, at)) = inner.word(self, "name of the option") {
                self.words.push((format!("{}-{name}-{option}", node.name), at));
                options.push(option.to_string());
            }
            inner.done(self);
        }
        d.done(self);
        let known = default.is_some_and(|(word, _)| options.iter().any(|o| o == word));
        if known == options.is_empty() {
            self.error(
                "C0704",
                default.map_or(at, |(_, at)| at),
                &[("name", name), ("known", &options.join(", "))],
            );
        }
        let default = default.map(|(word, _)| word.to_string());
        Some(RuleOption { name: name.to_string(), variant: node.name == "variant", default, options })
    }

    /// Ledger rules the catalogue leaves out.
    pub(crate) fn missing_rules(&mut self, list: &[(CatalogueRule, At)]) {
        let Some((_, last)) = list.last() else { return };
        let missing: Vec<&str> =
            LEDGER.iter().copied().filter(|id| !list.iter().any(|(r, _)| r.id == *id)).collect();
        if missing.is_empty() {
            return;
        }
        let shown = missing.iter().take(8).copied().collect::<Vec<_>>().join(", ");
        self.error("C0702", *last, &[("count", &missing.len().to_string()), ("names", &shown)]);
    }
}
