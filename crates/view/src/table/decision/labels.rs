//! Choices and prompts in words.

use crate::Locale;
use crate::catalogue::say::raised;
use crate::catalogue::{HOLE, Towards};
use engine::book::Source;
use engine::id::{Fig, Place};
use engine::verbs::{Object, Verb};
use engine::{Ask, Choice, Decider, Decision, Game};
use serde::Serialize;
use words::GrammaticalCase;

/// What a button says. What choices of one kind have in common stands before and after what is their own.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Label {
    /// "Move to ".
    pub before: String,
    /// "K12".
    pub own: String,
    /// Often nothing.
    pub after: String,
}

impl Label {
    /// A sentence with a hole, and what fills it.
    fn new(sentence: &str, own: &str) -> Label {
        let Some((before, after)) = sentence.split_once(HOLE) else {
            return Label::plain(sentence.to_string());
        };
        let own = own.to_string();
        let own = if before.is_empty() { raised(own) } else { own };
        Label { before: before.to_string(), after: after.replace(HOLE, &own), own }
    }

    /// A sentence that stands by itself.
    fn plain(text: String) -> Label {
        Label { before: String::new(), own: text, after: String::new() }
    }

    /// All of it.
    pub fn text(&self) -> String {
        [&*self.before, &self.own, &self.after].concat()
    }
}

impl Locale<'_> {
    /// A choice as a button says it.
    pub fn label(self, game: &Game, choice: Choice) -> Label {
        let board = game.board();
        let (verb, object) = choice.parts();
        let key = verb.key();
        let plain = |key: &str| Label::plain(self.plain(key));
        let hole =
            |key: &str, arg: &'static str, own: &str| Label::new(&self.say().text(arg, HOLE).say(key), own);
        let figure = |fig: Fig, case| hole(key, "who", &self.figure(board, fig, case));
        match object {
            Object::None => plain(key),
            Object::Space(space) => {
                let place = Place { tile: game.decision_tile(), space };
                let (arg, how) = match verb {
                    Verb::Go => {
                        return Label::plain(raised(self.space_label(game.space_name(place.tile, space))));
                    }
                    Verb::PlaceGrape => ("on", Towards::On),
                    _ => ("to", Towards::To),
                };
                let (phrase, own) = self.space_apart(board, place, how);
                Label::new(&self.say().text(arg, phrase).say(key), own)
            }
            Object::Mouse(m) => {
                let case = if verb == Verb::Share { GrammaticalCase::Ins } else { GrammaticalCase::Acc };
                figure(Fig::mouse(m as usize), case)
            }
            Object::Figure(f) if verb == Verb::Pick => {
                Label::plain(raised(self.figure(board, f, GrammaticalCase::Nom)))
            }
            Object::Figure(f) | Object::Attack(None, f) => figure(f, GrammaticalCase::Acc),
            Object::Attack(Some(weapon), target) => {
                let say = self.say().text("who", HOLE).card("card", weapon);
                let sentence = say.say(&[key, "-with"].concat());
                Label::new(&sentence, &self.figure(board, target, GrammaticalCase::Acc))
            }
            Object::Card(card) if verb == Verb::PickCard => Label::plain(self.card_name(card).to_string()),
            Object::Card(card) => hole(key, "card", self.card_name(card)),
            Object::Marker(marker) if marker.own().is_some() => {
                let name = self.plain(&format!("marker-{}", self.book().marker_name(marker)));
                hole(&[key, "-own"].concat(), "what", &name)
            }
            Object::Marker(marker) => plain(&[key, "-", marker.name()].concat()),
            Object::Edge(edge) => plain(&[key, "-", edge.name()].concat()),
            Object::Ability(ability) => hole(key, "ability", self.ability_name(ability)),
            Object::Rule(ix) => self.use_label(game, key, ix),
            Object::Init(init) => Label::plain(self.init_name(init).to_string()),
            Object::Prompt(answer) => {
                let prompt = self.book().prompts.get(answer as usize).map_or("", String::as_str);
                plain(&["prompt-", prompt].concat())
            }
        }
    }

    /// The name of whatever prints a rule: an ability, a card, a power, a room rule.
    pub(crate) fn source(self, ix: engine::book::RuleIx) -> String {
        let rule = &self.book().rules[ix.0 as usize];
        match rule.from {
            Source::Ability(a) => self.ability_name(a).to_string(),
            Source::Search(s) => self.card_name(s).to_string(),
            Source::Marker(own) => {
                raised(self.plain(&format!("marker-{}", self.book().markers[own as usize].name)))
            }
            Source::Mouse(_) | Source::Minion(_) | Source::Room(_) | Source::Chapter | Source::Game => {
                self.title(rule.cite).to_string()
            }
        }
    }

    /// The key of the question of the story, found by its answers: `spare-her` has `spare-her-yes`.
    pub(super) fn story_question(self, game: &Game) -> Option<String> {
        if game.decision().is_none_or(|decision| decision.ask != Ask::Story) {
            return None;
        }
        let prompts = &self.book().prompts;
        let answer = game.choices().into_iter().find_map(|o| match o.choice {
            Choice::Answer(a) => prompts.get(a as usize),
            _ => None,
        })?;
        let asks = |p: &&String| answer.strip_prefix(p.as_str()).is_some_and(|rest| rest.starts_with('-'));
        let question = prompts.iter().filter(asks).max_by_key(|p| p.len())?;
        Some(format!("prompt-{question}"))
    }

    /// What it costs is what this mouse pays: some classes get it cheaper.
    fn use_label(self, game: &Game, key: &str, ix: engine::book::RuleIx) -> Label {
        let rule = &self.book().rules[ix.0 as usize];
        let cost = match (rule.cost_if, game.decision().map(|d| d.by)) {
            (Some((classes, cost)), Some(Decider::Mouse(m)))
                if classes.met_by(game.board().hero(self.book(), m as usize).classes) =>
            {
                cost
            }
            _ => rule.cost,
        };
        let say = self.say().text("what", HOLE);
        let sentence =
            if cost > 0 { say.num("cost", cost).say(&[key, "-for"].concat()) } else { say.say(key) };
        Label::new(&sentence, &self.source(ix))
    }

    /// What to do now, as a sentence; held is a mouse that may not leave its space.
    pub(in crate::table) fn prompt(self, game: &Game, decision: Decision, held: bool) -> String {
        let board = game.board();
        let who = match decision.by {
            Decider::Mouse(m) => self.figure(board, Fig::mouse(m as usize), GrammaticalCase::Nom),
            Decider::Party => self.plain("decider-party"),
        };
        let say = || self.say().text("who", who.as_str());
        let about = |key: &str, case: GrammaticalCase| match decision.about {
            Some(fig) => say().fig("about", board, fig, case).say(key),
            None => say().text("about", self.plain("figure-someone")).say(key),
        };
        match decision.ask {
            Ask::Turn => {
                let turn = board.turn();
                let moves = turn.points() > 0 && turn.stride() != engine::board::Stride::Over;
                let here = turn.mouse().and_then(|m| board.place(Fig::mouse(m)));
                // WAT-1, WAT-2: whatever was rolled, it is one space.
                let swims = here.is_some_and(|p| board.side(self.book(), p.tile).water.has(p.space));
                let key = match (moves, turn.actions() > 0) {
                    (true, true) if held => "ask-turn-held",
                    (true, false) if held => "ask-turn-held-end",
                    (true, true) if swims => "ask-turn-swim",
                    (true, false) if swims => "ask-turn-swim-only",
                    (true, true) => "ask-turn",
                    (true, false) => "ask-turn-move",
                    (false, true) => "ask-turn-act",
                    (false, false) if game.is_legal(Choice::ExtraAction) => "ask-turn-extra",
                    (false, false) => "ask-turn-end",
                };
                if moves && !swims && !held {
                    say().num("points", turn.points()).say(key)
                } else {
                    say().say(key)
                }
            }
            Ask::BeforeTurn => say().say("ask-before-turn"),
            Ask::React => say().say("ask-react"),
            Ask::Share => say().say("ask-share"),
            Ask::Equip => say().say("ask-equip"),
            Ask::KeepOrCash => {
                let drawn = board.drawn().map(|c| self.card_name(self.book().copies[c.ix()]));
                say().text("card", drawn.unwrap_or_default()).say("ask-keep-or-cash")
            }
            Ask::DiscardDown => say().say("ask-discard-down"),
            Ask::Rescue => say().say("ask-rescue"),
            Ask::PlaceMouse => say().say("ask-place-mouse"),
            Ask::PlaceMinion => {
                let (kind, left) = game.arriving().expect("somebody is being placed");
                say().kind("minion", kind, GrammaticalCase::Nom).num("left", left).say("ask-place-minion")
            }
            Ask::MinionOrder => say().say("ask-minion-order"),
            Ask::MinionPath => about("ask-minion-path", GrammaticalCase::Nom),
            Ask::ChasePath => about("ask-chase-path", GrammaticalCase::Nom),
            Ask::Branch => about("ask-branch", GrammaticalCase::Acc),
            Ask::BossWound => say().say("ask-boss-wound"),
            Ask::Disguise => say().say("ask-disguise"),
            Ask::Trap => say().say("ask-trap"),
            Ask::Target => say().say("ask-target"),
            Ask::Space => say().say("ask-space"),
            Ask::Cure => say().say("ask-cure"),
            Ask::Card => say().say("ask-card"),
            Ask::Story => {
                self.story_question(game).map_or_else(|| say().say("ask-story"), |key| self.plain(&key))
            }
            Ask::Pilfer => say().say("ask-pilfer"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_its_own_stands_apart_and_the_whole_is_the_sentence() {
        let parts = |sentence: &str, own| {
            let label = Label::new(sentence, own);
            (label.text(), label.before, label.own, label.after)
        };
        let all = |s: [&str; 4]| (s[0].into(), s[1].into(), s[2].into(), s[3].into());
        assert_eq!(parts("Move to \u{fffc}", "K12"), all(["Move to K12", "Move to ", "K12", ""]));
        assert_eq!(parts("Mit \u{fffc} teilen", "Nez"), all(["Mit Nez teilen", "Mit ", "Nez", " teilen"]));
        assert_eq!(
            parts("\u{fffc} suchen", "die Ratte"),
            all(["Die Ratte suchen", "", "Die Ratte", " suchen"])
        );
        assert_eq!(parts("Search", "unused"), all(["Search", "", "Search", ""]));
    }
}
