//! The project's own list of the rules, id by id as in the ledger.

use crate::decode::Decode;
use crate::link::Link;
use crate::tree::{At, Node, Value};
use engine::rule::{LEDGER, RuleId};
use serde::Serialize;

/// What kind of rule an entry is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum RuleKind {
    /// Printed in the rulebook.
    Printed,
    /// Decided where the rulebooks are silent.
    Ruling,
    /// A named variant.
    Variant,
}

/// One entry of the catalogue; its words are `rule-bat-4` in the locale files.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct CatalogueRule {
    /// Printed id, e.g. `BAT-4`.
    pub id: String,
    /// Page of the rulebook.
    pub page: Option<u8>,
    /// Printed, ruling or variant.
    pub kind: RuleKind,
    /// Why it causes nothing by itself, if it is a definition.
    pub definition: Option<String>,
}

impl Link {
    /// Reads one `rule` line of the catalogue.
    pub(crate) fn catalogue_rule(&mut self, node: &Node, list: &mut Vec<(CatalogueRule, At)>) {
        let mut d = Decode::new(node);
        let Some((id, at)) = d.word(self, "id of a rule") else { return };
        let page = d.prop_int(self, "page", 1..=99).map(|n| n as u8);
        let kinds =
            [("printed", RuleKind::Printed), ("ruling", RuleKind::Ruling), ("variant", RuleKind::Variant)];
        let kind = d.prop_word(self, "kind").and_then(|w| self.one_of("C0117", w, &kinds));
        let definition = d.prop_flag(self, "definition").unwrap_or(false);
        let because = d.prop("because").map(|arg| match &arg.value {
            Value::Word(reason) => reason.clone(),
            _ => String::new(),
        });
        d.done(self);
        if definition != because.as_ref().is_some_and(|b| !b.trim().is_empty()) {
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
        let kind = kind.unwrap_or(match id.split('-').next() {
            Some("RUL") => RuleKind::Ruling,
            Some("VAR") => RuleKind::Variant,
            _ => RuleKind::Printed,
        });
        list.push((CatalogueRule { id: id.to_string(), page, kind, definition: because }, at));
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
