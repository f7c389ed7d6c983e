//! The rule catalogue: every id an event, offer or refusal can cite, with its words.

use super::locale::Locale;
use super::printed::{Line, RuleRef};
use super::text;
use engine::RuleId;
use engine::book::{Effect, Source};
use serde::Serialize;
use std::sync::Arc;

/// A rule of the catalogue in full.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct RuleEntry {
    /// Its id.
    pub id: String,
    /// Its title.
    pub title: String,
    /// Its text.
    pub text: String,
    /// The id of its section.
    pub section: String,
    /// The section's title.
    pub section_title: String,
    /// What kind of rule it is.
    pub kind: content::RuleKind,
    /// The page of the printed rules.
    pub page: Option<u8>,
}

impl Locale<'_> {
    /// A rule by its number.
    pub fn rule(self, rule: RuleId) -> Arc<RuleRef> {
        self.rule_ref(rule).unwrap_or_default()
    }

    /// All rules, or those in which every word of the query occurs.
    pub fn rules(self, query: &str) -> Vec<RuleEntry> {
        let wanted: Vec<String> = query.to_lowercase().split_whitespace().map(str::to_string).collect();
        let entries = self.catalogue().rules().iter().map(|rule| {
            let key = format!("rule-{}", rule.id.to_lowercase());
            RuleEntry {
                id: rule.id.clone(),
                title: self.plain(&format!("{key}.title")),
                text: self.plain(&key),
                section: rule.section.clone(),
                section_title: self.plain(&format!("rules-section-{}", rule.section.to_lowercase())),
                kind: rule.kind,
                page: rule.page,
            }
        });
        entries
            .filter(|e| {
                let all = format!("{} {} {} {}", e.id, e.title, e.section_title, e.text).to_lowercase();
                wanted.iter().all(|w| all.contains(w))
            })
            .collect()
    }

    /// The words of one rule, of the ledger or of a card, room or chapter.
    pub fn rule_text(self, rule: RuleId) -> String {
        self.rule_line(rule).text
    }

    /// The same with its language, where an author has written it in another than the reader's.
    pub(crate) fn rule_line(self, rule: RuleId) -> Line {
        let id = self.book().rule_name(rule);
        if rule.in_ledger() {
            return self.plain(&format!("rule-{}", id.to_lowercase())).into();
        }
        self.written_rule(rule).unwrap_or_else(|| text::rule_words(self, rule).into())
    }

    /// The name and the words of a rule that a chapter or one of its rooms has for itself.
    pub(crate) fn own_rule(self, rule: RuleId) -> Option<String> {
        let declared = self.book().rules.iter().find(|r| r.cite == rule && !rule.in_ledger())?;
        if !matches!(declared.from, Source::Room(_) | Source::Chapter) || self.only_tells(declared) {
            return None;
        }
        Some(format!("{}: {}", self.title(rule), self.rule_text(rule)))
    }

    /// Whether all a rule does is to tell the story, and to count how far it has come.
    pub(crate) fn only_tells(self, rule: &engine::book::Rule) -> bool {
        let blocks = &self.book().blocks;
        let mut open = vec![rule.effects];
        while let Some(block) = open.pop() {
            for effect in &blocks[block.0 as usize] {
                match effect {
                    Effect::Story(_) | Effect::Set(..) | Effect::Add(..) => {}
                    Effect::If { then, otherwise, .. } => open.extend([*then, *otherwise]),
                    _ => return false,
                }
            }
        }
        true
    }

    /// A chapter's rule as its author has written it out beside the story.
    pub(crate) fn written_rule(self, rule: RuleId) -> Option<Line> {
        let id = self.book().rule_name(rule);
        let (chapter, name) = (id.split('/').next()?, id.rsplit('/').next()?);
        let (passage, lang) = self.passage(chapter, &format!("rule {name}"))?;
        Some(Line { text: passage.text.trim().to_string(), lang })
    }

    pub(crate) fn find_title(self, rule: RuleId) -> String {
        let id = self.book().rule_name(rule);
        if rule.in_ledger() {
            return self.plain(&format!("rule-{}.title", id.to_lowercase()));
        }
        let last = id.rsplit('/').next().unwrap_or(id);
        let declared = self.book().rules.iter().find(|r| r.cite == rule).map(|r| r.from);
        let from = declared.or_else(|| self.book().statics.iter().find(|s| s.1 == rule).map(|s| s.0));
        let power = self.try_plain(&format!("power-{last}"));
        let own = match from {
            Some(Source::Mouse(m)) => Some(format!("mouse-{}", self.book().mice[m.ix()].name)),
            Some(Source::Ability(a)) => Some(format!("ability-{}", self.book().abilities[a.ix()].name)),
            Some(Source::Search(s)) => Some(format!("card-{}", self.book().search[s.ix()].name)),
            Some(Source::Minion(i)) => Some(format!("init-{}", self.book().init_cards[i.ix()].name)),
            Some(Source::Marker(own)) => Some(format!("marker-{}", self.book().markers[own as usize].name)),
            Some(Source::Room(s)) => Some(format!("room-{}", self.book().sides[s.ix()].name)),
            Some(Source::Chapter | Source::Game) | None => None,
        };
        power
            .or_else(|| self.try_plain(&format!("rule-{}", id.replace('/', "-"))))
            .or_else(|| own.and_then(|key| self.try_plain(&key)))
            .or_else(|| self.try_plain(&format!("chapter-{}", id.split('/').next().unwrap_or(id))))
            .unwrap_or_else(|| self.plain("a-chapter-rule"))
    }
}
