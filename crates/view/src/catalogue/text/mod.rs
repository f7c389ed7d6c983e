//! Rules texts made from declarations, with one house wording in every language.
//!
//! A rule reads *when: effects.* ("Before this mouse makes a ranged attack: ..."); conditions follow the *when*. Whole
//! clauses are messages; figures enter them as phrases bent to their case, so no sentence is glued from words.

mod effect;
mod phrase;
mod standing;
#[cfg(test)]
mod tests;
mod when;

use crate::catalogue::locale::Locale;
use crate::catalogue::printed::{Line, PowerText};
use crate::catalogue::say::raised;
use engine::RuleId;
use engine::book::{
    BlockId, CardType, Chapter, Cmp, Cond, Effect, Limit, Rule, RuleIx, Source, Static, Status, Test, When,
};
use engine::id::CounterId;
use phrase::{Scope, each_once};

/// What a card, power or ability does, in words; empty if it only has printed values.
///
/// A text written by hand (`text-of-ability-cure`) is the marked exception where the made one would be clumsy.
pub fn card_text(locale: Locale<'_>, source: Source) -> String {
    let book = locale.book();
    let key = match source {
        Source::Ability(a) => format!("text-of-ability-{}", book.abilities[a.ix()].name),
        Source::Search(s) => format!("text-of-card-{}", book.search[s.ix()].name),
        _ => String::new(),
    };
    if let Some(written) = locale.try_plain(&key) {
        return written;
    }
    let (rules, statics): (&[RuleIx], &[u16]) = match source {
        Source::Mouse(m) => (&book.mice[m.ix()].rules, &book.mice[m.ix()].statics),
        Source::Ability(a) => (&book.abilities[a.ix()].rules, &[]),
        Source::Search(s) => (&book.search[s.ix()].rules, &book.search[s.ix()].statics),
        Source::Minion(i) => (&book.init_cards[i.ix()].rules, &book.init_cards[i.ix()].statics),
        Source::Marker(own) => (&book.markers[own as usize].rules, &book.markers[own as usize].statics),
        Source::Room(_) | Source::Chapter | Source::Game => (&[], &[]),
    };
    let mut out = Vec::new();
    if let Source::Search(s) = source {
        let card = &book.search[s.ix()];
        if let Some(weapon) = &card.weapon {
            out.extend(locale.weapon_text(weapon));
        }
        if let Some(item) = card.party_item {
            out.push(locale.plain(standing::party_item_key(item)));
        }
    }
    out.extend(statics.iter().map(|ix| locale.static_text(*ix)));
    out.extend(rules.iter().map(|ix| locale.rule_sentence(*ix)));
    told_once(locale, out)
}

/// Sentences one after the other; what is declared several times is told once, with how often it holds.
fn told_once(locale: Locale<'_>, sentences: Vec<String>) -> String {
    let mut out: Vec<(String, i64)> = Vec::new();
    for sentence in sentences {
        match out.iter_mut().find(|(said, _)| *said == sentence) {
            Some((_, n)) => *n += 1,
            None => out.push((sentence, 1)),
        }
    }
    let told = out.into_iter().map(|(sentence, n)| match n {
        1 => sentence,
        n => locale.say().text("what", sentence).num("n", n).say_inside("text-times"),
    });
    told.collect::<Vec<_>>().join(" ")
}

/// The powers of a hero or initiative card, each under its name.
pub(crate) fn powers(locale: Locale<'_>, source: Source) -> Vec<PowerText> {
    let book = locale.book();
    let (rules, statics): (&[RuleIx], &[u16]) = match source {
        Source::Mouse(m) => (&book.mice[m.ix()].rules, &book.mice[m.ix()].statics),
        Source::Minion(i) => (&book.init_cards[i.ix()].rules, &book.init_cards[i.ix()].statics),
        _ => (&[], &[]),
    };
    let standing = statics.iter().map(|ix| (book.statics[*ix as usize].1, locale.static_text(*ix)));
    let spoken = rules.iter().map(|ix| (book.rules[ix.0 as usize].cite, locale.rule_sentence(*ix)));
    let mut out: Vec<(RuleId, String)> = Vec::new();
    for (rule, text) in standing.chain(spoken) {
        match out.iter_mut().find(|(r, _)| *r == rule) {
            Some((_, all)) => *all = format!("{all} {text}"),
            None => out.push((rule, text)),
        }
    }
    // Two cards may cite one rule, each by a power of its own name.
    let name = |rule: RuleId| {
        let declared = book.powers.iter().find(|(from, cited, _)| *from == source && *cited == rule);
        let own = declared.and_then(|(.., name)| locale.try_plain(&format!("power-{name}")));
        own.unwrap_or_else(|| locale.title(rule).to_string())
    };
    out.into_iter().map(|(rule, text)| PowerText { name: name(rule), text }).collect()
}

/// A declared rule of a book in words: all that is declared under its id.
pub(crate) fn rule_words(locale: Locale<'_>, rule: RuleId) -> String {
    let book = locale.book();
    let standing = (0..book.statics.len() as u16).filter(|ix| book.statics[*ix as usize].1 == rule);
    // A block that something else runs (`Always`) is told there.
    let spoken = (0..book.rules.len() as u16).filter(|ix| {
        let declared = &book.rules[*ix as usize];
        declared.cite == rule && declared.when != When::Always
    });
    let all: Vec<String> = standing
        .map(|ix| locale.static_text(ix))
        .chain(spoken.map(|ix| locale.rule_sentence(RuleIx(ix))))
        .collect();
    told_once(locale, all)
}

/// What a block of a chapter does, in whole sentences; the first may follow a colon.
pub(crate) fn block_words(locale: Locale<'_>, block: BlockId, after_colon: bool) -> String {
    let clauses = locale.block(block, &Scope::story(locale));
    if after_colon { locale.after_colon(&clauses) } else { sentences(&clauses, true) }
}

/// The rules of a room that is known, in words; a rule written out by hand in the chapter stands as written.
pub(crate) fn room_rules(locale: Locale<'_>, room: &engine::book::Room) -> Vec<Line> {
    let (book, side) = (locale.book(), room.side);
    let mut out: Vec<Line> = Vec::new();
    for search in &room.searches {
        let card = locale.card_name(search.card);
        let whole = search.spaces.len() >= book.sides[side.ix()].spaces.len();
        if whole {
            out.push(locale.say().text("card", card).say("special-search").into());
        } else {
            let spaces = locale.space_labels(side, search.spaces);
            out.push(locale.say().text("card", card).text("where", spaces).say("special-search-on").into());
        }
    }
    if let Some(surge) = &room.surge {
        out.push(locale.say().text("who", locale.wave(surge).text).say("special-surge").into());
    }
    let cites = room.statics.iter().map(|s| book.statics[*s as usize].1);
    let mut cites: Vec<RuleId> =
        cites.chain(room.rules.iter().map(|r| book.rules[r.0 as usize].cite)).collect();
    cites.dedup();
    // A rule of the ledger (a story moment is read) is no rule of the room's own.
    cites.retain(|rule| !rule.in_ledger());
    out.extend(cites.into_iter().map(|rule| locale.rule_line(rule)).filter(|line| !line.text.is_empty()));
    out
}

/// The rules of the whole chapter that its author has written out. The others only move the story along: a lesson has a dozen
/// of them, and none is for the players to apply.
pub(crate) fn chapter_rules(locale: Locale<'_>, chapter: &Chapter) -> Vec<Line> {
    let book = locale.book();
    let standing = chapter.statics.iter().map(|s| book.statics[*s as usize].1);
    let spoken = chapter.rules.iter().map(|r| book.rules[r.0 as usize].cite);
    let mut cites: Vec<RuleId> = standing.chain(spoken).filter(|rule| !rule.in_ledger()).collect();
    cites.dedup();
    cites.into_iter().filter_map(|rule| locale.written_rule(rule)).collect()
}

/// What wins or loses, as one line.
pub(crate) fn goal(locale: Locale<'_>, chapter: &Chapter, conditions: &[Cond]) -> String {
    let scope = Scope::story(locale);
    let (mut plain, mut moments) = (Vec::new(), Vec::new());
    for cond in conditions {
        match locale.goal_moment(chapter, cond) {
            Some(moment) => moments.push(locale.say().text("what", moment).say("goal-moment")),
            None => plain.push(locale.condition(cond, &scope)),
        }
    }
    let plain = each_once(plain);
    if !plain.is_empty() {
        moments.insert(0, locale.say().text("what", locale.list(&plain)).say("goal-line"));
    }
    each_once(moments).join(" ")
}

/// What a status does, in words.
pub(crate) fn status(locale: Locale<'_>, status: Status) -> String {
    standing::status(locale, status)
}

impl Locale<'_> {
    /// A flag is won by what sets it: the moment and the conditions of that rule.
    fn goal_moment(self, chapter: &Chapter, cond: &Cond) -> Option<String> {
        let Test::Counter(counter, Cmp::AtLeast | Cmp::Is, 1) = cond.test else { return None };
        if cond.negate {
            return None;
        }
        // Counters are the chapter's own: only its rules can set them.
        let own = chapter.rules.iter().chain(chapter.rooms.iter().flat_map(|room| &room.rules));
        let setting = own.map(|ix| &self.book().rules[ix.0 as usize]).filter(|r| self.sets(r, counter));
        let ways: Vec<String> = setting
            .map(|r| {
                let when = self.when_clause(r, &Scope::of(self, r));
                match r.from {
                    Source::Room(side) => {
                        let say = self.say().text("room", self.room_name(side));
                        say.text("when", when).say_inside("goal-in-room")
                    }
                    _ => when,
                }
            })
            .collect();
        let ways = each_once(ways);
        (!ways.is_empty()).then(|| self.either(&ways))
    }

    fn sets(self, rule: &Rule, counter: CounterId) -> bool {
        let block = &self.book().blocks[rule.effects.0 as usize];
        block.iter().any(|d| matches!(d, Effect::Set(c, n) if *c == counter && *n > 0))
    }

    /// A rule as one or more sentences.
    pub(crate) fn rule_sentence(self, ix: RuleIx) -> String {
        let rule = &self.book().rules[ix.0 as usize];
        let scope = Scope::of(self, rule);
        let effects = self.block(rule.effects, &scope);
        let effects = if effects.is_empty() { vec![self.plain("do-nothing")] } else { effects };
        // What a mouse does in its own turn it does by choice; only windows need to say so.
        let window = !matches!(
            rule.when,
            When::FreeAction | When::AnyTime | When::Action | When::InsteadOfBattle | When::BeforeTurn
        );
        let may = rule.optional && window && !matches!(rule.from, Source::Ability(_));
        let trick = match rule.from {
            Source::Search(s) => self.book().search[s.ix()].kind == CardType::Trick,
            _ => false,
        };
        let when = self.when_clause(rule, &scope);
        let body = if when.is_empty() {
            sentences(&effects, true)
        } else {
            let key = if may && !trick { "text-rule-may" } else { "text-rule" };
            self.say().text("when", when).text("what", self.after_colon(&effects)).say(key)
        };
        let mut out = vec![body];
        match rule.limit {
            Limit::None => {}
            Limit::Turn => out.push(self.plain("text-once-a-turn")),
            Limit::Chapter => out.push(self.plain("text-once-a-chapter")),
        }
        if let Some((classes, cost)) = rule.cost_if {
            let names = self.classes_many(classes);
            out.push(self.say().text("classes", self.list(&names)).num("n", cost).say("text-cost-if"));
        }
        if rule.discard
            && !trick
            && matches!(rule.from, Source::Search(s) if self.book().search[s.ix()].kind == CardType::Item)
        {
            out.push(self.plain("text-then-discard"));
        }
        out.join(" ")
    }

    /// Clauses after a colon: languages differ in how the first one begins.
    pub(crate) fn after_colon(self, clauses: &[String]) -> String {
        sentences(clauses, self.plain("text-colon") != "lower")
    }

    fn static_text(self, ix: u16) -> String {
        let (from, _, conditions, what): &(Source, RuleId, Vec<Cond>, Static) =
            &self.book().statics[ix as usize];
        let scope = Scope::from_source(self, *from);
        let text = self.standing(what, *from, &scope);
        if conditions.is_empty() {
            return sentences(&[text], true);
        }
        let parts = self.conditions(conditions, &scope);
        let while_ = self.say().text("what", self.list(&parts)).say_inside("text-while");
        self.say().text("when", while_).text("what", self.after_colon(&[text])).say("text-rule")
    }
}

/// Clauses as sentences, each with a capital.
fn sentences(clauses: &[String], capital: bool) -> String {
    let mut capital = capital;
    let mut all = Vec::new();
    for clause in clauses {
        let text = clause.trim().to_string();
        let text = if capital { raised(text) } else { text };
        capital = true;
        all.push(if text.ends_with(['.', '!', '?']) { text } else { format!("{text}.") });
    }
    all.join(" ")
}
