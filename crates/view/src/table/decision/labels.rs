//! Choices and prompts in words.

use crate::Locale;
use crate::catalogue::say::raised;
use crate::catalogue::{HOLE, Towards};
use engine::book::Source;
use engine::id::{Fig, Place, SpaceId};
use engine::{Ask, Choice, Decider, Decision, Game};
use serde::Serialize;
use words::Case;

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
        let tile = game.decision_tile();
        let hole =
            |key: &str, arg: &'static str, own: &str| Label::new(&self.say().text(arg, HOLE).say(key), own);
        let to = |key: &str, space: SpaceId| {
            let (phrase, own) = self.space_apart(board, Place { tile, space }, Towards::To);
            Label::new(&self.say().text("to", phrase).say(key), own)
        };
        let on = |key: &str, space: SpaceId| {
            let (phrase, own) = self.space_apart(board, Place { tile, space }, Towards::On);
            Label::new(&self.say().text("on", phrase).say(key), own)
        };
        let fig = |key: &str, fig: Fig, case: Case| hole(key, "who", &self.figure(board, fig, case));
        let mouse = |key: &str, m: u8, case: Case| fig(key, Fig::mouse(m as usize), case);
        let card = |key: &str, card| hole(key, "card", self.card_name(card));
        let plain = |key: &str| Label::plain(self.plain(key));
        match choice {
            Choice::Step(s) => to("choice-step", s),
            Choice::ClimbOut(s) => to("choice-climb-out", s),
            Choice::StandUp => plain("choice-stand-up"),
            Choice::Halt => plain("choice-halt"),
            Choice::Scurry => plain("choice-scurry"),
            Choice::Battle { weapon: Some(weapon), target } => {
                let sentence = self.say().text("who", HOLE).card("card", weapon).say("choice-battle-with");
                Label::new(&sentence, &self.figure(board, target, Case::Acc))
            }
            Choice::Battle { weapon: None, target } => fig("choice-battle", target, Case::Acc),
            Choice::Search => plain("choice-search"),
            Choice::LookFor(m) => mouse("choice-look-for", m, Case::Acc),
            Choice::Recover(marker) => plain(&format!("choice-recover-{}", marker.name())),
            Choice::Leave(edge) => plain(&format!("choice-leave-{}", edge.name())),
            Choice::Flip => plain("choice-flip"),
            Choice::Share(m) => mouse("choice-share", m, Case::Ins),
            Choice::Equip => plain("choice-equip"),
            Choice::LevelUp(ability) => hole("choice-level-up", "ability", self.ability_name(ability)),
            Choice::Use(ix) => self.use_label(game, ix),
            Choice::ExtraAction => plain("choice-extra-action"),
            Choice::PlaceHook(s) => to("choice-place-hook", s),
            Choice::TakeHook => plain("choice-take-hook"),
            Choice::PlaceFork => plain("choice-place-fork"),
            Choice::TakeFork => plain("choice-take-fork"),
            Choice::Catapult(m) => mouse("choice-catapult", m, Case::Acc),
            Choice::PlaceGrape(s) => on("choice-place-grape", s),
            Choice::ShootGrape(f) => fig("choice-shoot-grape", f, Case::Acc),
            Choice::Catnip => plain("choice-catnip"),
            Choice::EndTurn => plain("choice-end-turn"),
            Choice::Give(k) => card("choice-give", k),
            Choice::Take(k) => card("choice-take", k),
            Choice::GiveCheese => plain("choice-give-cheese"),
            Choice::TakeCheese => plain("choice-take-cheese"),
            Choice::Wear(k) => card("choice-wear", k),
            Choice::Stow(k) => card("choice-stow", k),
            Choice::Done => plain("choice-done"),
            Choice::Keep => plain("choice-keep"),
            Choice::Cash => plain("choice-cash"),
            Choice::Discard(k) => card("choice-discard", k),
            Choice::Pass => plain("choice-pass"),
            Choice::Pick(f) => Label::plain(raised(self.figure(board, f, Case::Nom))),
            Choice::Go(space) => Label::plain(raised(self.space_label(game.space_name(tile, space)))),
            Choice::PickCard(k) => Label::plain(self.card_name(k).to_string()),
            Choice::PickInit(i) => Label::plain(self.init_name(i).to_string()),
            Choice::Answer(a) => {
                let prompt = self.book().prompts.get(a as usize).map_or("", String::as_str);
                plain(&format!("prompt-{prompt}"))
            }
            Choice::Remove(marker) => plain(&format!("choice-remove-{}", marker.name())),
            Choice::RemovePoison => plain("choice-remove-poison"),
            Choice::Yes => plain("choice-yes"),
            Choice::No => plain("choice-no"),
            Choice::WithMove => plain("choice-with-move"),
            Choice::WithLore => plain("choice-with-lore"),
        }
    }

    /// The name of whatever prints a rule: an ability, a card, a power, a room rule.
    pub(crate) fn source(self, ix: engine::book::RuleIx) -> String {
        let rule = &self.book().rules[ix.0 as usize];
        match rule.from {
            Source::Ability(a) => self.ability_name(a).to_string(),
            Source::Search(s) => self.card_name(s).to_string(),
            Source::Mouse(_) | Source::Minion(_) | Source::Room(_) | Source::Chapter | Source::Game => {
                self.title(rule.cite).to_string()
            }
        }
    }

    /// The question of the story, found by its answers: `spare-her` has `spare-her-yes`.
    fn story_prompt(self, game: &Game) -> Option<String> {
        let prompts = &self.book().prompts;
        let answer = game.choices().into_iter().find_map(|o| match o.choice {
            Choice::Answer(a) => prompts.get(a as usize),
            _ => None,
        })?;
        let asks = |p: &&String| answer.strip_prefix(p.as_str()).is_some_and(|rest| rest.starts_with('-'));
        let question = prompts.iter().filter(asks).max_by_key(|p| p.len())?;
        Some(self.plain(&format!("prompt-{question}")))
    }

    /// What it costs is what this mouse pays: some classes get it cheaper.
    fn use_label(self, game: &Game, ix: engine::book::RuleIx) -> Label {
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
            if cost > 0 { say.num("cost", cost).say("choice-use-for") } else { say.say("choice-use") };
        Label::new(&sentence, &self.source(ix))
    }

    /// What to do now, as a sentence; held is a mouse that may not leave its space.
    pub(in crate::table) fn prompt(self, game: &Game, decision: Decision, held: bool) -> String {
        let board = game.board();
        let who = match decision.by {
            Decider::Mouse(m) => self.figure(board, Fig::mouse(m as usize), Case::Nom),
            Decider::Party => self.plain("decider-party"),
        };
        let say = || self.say().text("who", who.as_str());
        let about = |key: &str, case: Case| match decision.about {
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
                say().kind("minion", kind, Case::Nom).num("left", left).say("ask-place-minion")
            }
            Ask::MinionOrder => say().say("ask-minion-order"),
            Ask::MinionPath => about("ask-minion-path", Case::Nom),
            Ask::ChasePath => about("ask-chase-path", Case::Nom),
            Ask::Branch => about("ask-branch", Case::Acc),
            Ask::BossWound => say().say("ask-boss-wound"),
            Ask::Disguise => say().say("ask-disguise"),
            Ask::Trap => say().say("ask-trap"),
            Ask::Target => say().say("ask-target"),
            Ask::Space => say().say("ask-space"),
            Ask::Cure => say().say("ask-cure"),
            Ask::Card => say().say("ask-card"),
            Ask::Story => self.story_prompt(game).unwrap_or_else(|| say().say("ask-story")),
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
