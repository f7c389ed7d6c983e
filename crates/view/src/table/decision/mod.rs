//! What can be chosen now, what cannot and why.

mod labels;
mod refusal;
mod warnings;

pub use labels::Label;
pub use refusal::RefusalView;
pub use warnings::{Aim, IntentView, Risk, Warning};

use crate::catalogue::names::PlaceView;
use crate::{Locale, Position, RuleRef};
use engine::book::{Edge, Source};
use engine::id::{Fig, Place};
use engine::outlook::{ChoiceOutlook, Foresight};
use engine::verbs::{ChoiceGroup, Object};
use engine::{Ask, Choice, Decider, Game, Refusal, RuleId};
use serde::Serialize;
use std::sync::Arc;
use words::{GrammaticalCase, Lang};

/// The decision at hand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct DecisionView {
    /// The mouse that decides, by id; none if the party does.
    pub mouse: Option<String>,
    /// Who decides, by name.
    pub who: String,
    /// What is being decided.
    pub ask: Ask,
    /// The figure it is about, by id.
    pub about: Option<String>,
    /// What to do, as a sentence.
    pub prompt: String,
    /// The language of that sentence, where a story asks in another than the reader's.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub lang: Option<Lang>,
    /// The tile the spaces of the choices lie on.
    pub tile: u8,
    /// Every legal choice.
    pub choices: Vec<OfferView>,
    /// Standard actions that are not possible now.
    pub disabled: Vec<Disabled>,
}

/// What a choice belongs to: each of them has its place on the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Group {
    /// The move.
    Move,
    /// A scurry.
    Scurry,
    /// A battle action.
    Battle,
    /// A search.
    Search,
    /// Leaving the room or turning it over.
    Explore,
    /// Shaking a marker off.
    Recover,
    /// Sharing with another mouse.
    Share,
    /// Changing equipment.
    Equip,
    /// Learning an ability.
    LevelUp,
    /// An ability or power.
    Ability,
    /// A search card or party item.
    Item,
    /// Ends the turn or a dialogue.
    End,
    /// Answers a question.
    Answer,
}

/// A legal choice.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct OfferView {
    /// What to post.
    pub name: String,
    /// What is done, without to whom or where: the first word of the name.
    pub verb: &'static str,
    /// What to show.
    pub label: Label,
    /// The language of that, where a story answers in another than the reader's.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub lang: Option<Lang>,
    /// What it belongs to.
    pub group: Group,
    /// The space it aims at.
    pub space: Option<PlaceView>,
    /// The figure it aims at, by id.
    pub figure: Option<String>,
    /// The card, ability or initiative card it is about, by id.
    pub card: Option<String>,
    /// The edge it leaves by.
    pub edge: Option<Edge>,
    /// The chance of a wound or of a passed check, where it is known.
    pub odds: Option<OddsView>,
    /// What it does, in a sentence or two; empty where its card or its name says so.
    pub about: String,
    /// The rule that allows it.
    pub rule: Arc<RuleRef>,
    /// What it may cost: the wheel, a page, a mouse.
    pub warnings: Vec<Warning>,
    /// What it changes of what the mouse rolls and has; only where equipment does.
    pub changes: Vec<ChangeView>,
}

/// A value that equipment changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct ChangeView {
    /// Which: battle, defense, life, lore, move.
    pub value: &'static str,
    /// As it is.
    pub from: u8,
    /// As it would be.
    pub to: u8,
}

/// How likely something is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct OddsView {
    /// In hundredths.
    pub percent: u8,
    /// The same as it is written: "43%".
    pub number: String,
    /// What it is the chance of, and what else may happen.
    pub about: String,
}

/// A standard action that is not possible now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Disabled {
    /// Its id: search, battle, explore, scurry, recover, share, equip, level-up.
    pub action: &'static str,
    /// Its name.
    pub label: String,
    /// Why not.
    pub refusal: RefusalView,
}

impl Locale<'_> {
    /// What can be chosen now; none once the chapter is over.
    pub fn decision(self, at: &Position) -> Option<DecisionView> {
        let game = at.game();
        let decision = game.decision()?;
        let board = game.board();
        let mouse = match decision.by {
            Decider::Mouse(m) => Some(m),
            Decider::Party => None,
        };
        let who = match mouse {
            Some(m) => self.figure(board, Fig::mouse(m as usize), GrammaticalCase::Nom),
            None => self.plain("decider-party"),
        };
        let held = at.refused().iter().any(|(action, _)| *action == "move");
        Some(DecisionView {
            mouse: mouse.map(|m| game.figure_name(Fig::mouse(m as usize))),
            who,
            ask: decision.ask,
            about: decision.about.map(|f| game.figure_name(f)),
            prompt: self.prompt(game, decision, held),
            lang: self.story_question(game).and_then(|key| self.foreign(&key)),
            tile: game.decision_tile().0,
            choices: at.foresight().choices.iter().map(|c| self.offer(game, at.foresight(), c)).collect(),
            disabled: at.refused().iter().map(|refused| self.disabled(*refused)).collect(),
        })
    }

    fn disabled(self, (action, refusal): (&'static str, Refusal)) -> Disabled {
        let label = self.plain(&["action-", action].concat());
        Disabled { action, label, refusal: self.refusal(refusal) }
    }

    fn offer(self, game: &Game, sight: &Foresight, prospect: &ChoiceOutlook) -> OfferView {
        let offer = prospect.offer;
        let (verb, object) = offer.choice.parts();
        let target = self.target(game, object);
        OfferView {
            name: game.name(offer.choice),
            verb: verb.name().split(' ').next().unwrap_or_default(),
            label: self.label(game, offer.choice),
            lang: match object {
                Object::Prompt(answer) => self.book().prompts.get(answer as usize),
                _ => None,
            }
            .and_then(|prompt| self.foreign(&["prompt-", prompt].concat())),
            group: self.group(offer.choice),
            space: target.space,
            figure: target.figure,
            card: target.card,
            edge: target.edge,
            odds: self.odds(prospect),
            about: self.about(offer.choice, offer.rule),
            rule: self.rule(offer.rule),
            warnings: self.warnings(game, sight, prospect),
            changes: changes(game, offer.choice),
        }
    }

    /// Odds of an attack or check.
    fn odds(self, prospect: &ChoiceOutlook) -> Option<OddsView> {
        let (percent, about) = if let Some(odds) = &prospect.attack {
            let (wound, defeat) = (odds.to_wound().percent(), odds.to_defeat().percent());
            let key = match defeat {
                _ if wound == defeat => "odds-defeat",
                0 => "odds-wound",
                _ => "odds-attack",
            };
            (wound, self.say().num("defeat", defeat).say_inside(key))
        } else {
            (prospect.check?.percent(), self.plain("odds-check"))
        };
        Some(OddsView { percent, number: self.say().num("n", percent).say("odds-number"), about })
    }

    /// What a choice does: most often its rule says it best.
    fn about(self, choice: Choice, rule: RuleId) -> String {
        match choice {
            Choice::Step(_) if rule == RuleId::MOV_2 => self.plain("choice-step.about"),
            Choice::EndTurn => self.plain("choice-end-turn.about"),
            Choice::Halt => self.plain("choice-halt.about"),
            Choice::ExtraAction => self.plain("choice-extra-action.about"),
            // Whether there is a way is known by now; of interest is who goes along and what awaits them.
            Choice::Leave(_) => [RuleId::EXP_4, RuleId::EXP_8].map(|r| self.rule_text(r)).join(" "),
            Choice::Battle { weapon: Some(weapon), .. } if !self.card(weapon).text.is_empty() => {
                String::new()
            }
            Choice::Use(ix) => match self.book().rules[ix.0 as usize].from {
                Source::Search(_) | Source::Ability(_) => String::new(),
                _ => self.rule_text(rule),
            },
            Choice::LevelUp(_) => String::new(),
            Choice::Yes | Choice::No | Choice::Keep | Choice::Cash | Choice::WithMove | Choice::WithLore => {
                self.rule_text(rule)
            }
            _ if matches!(self.group(choice), Group::Answer | Group::End) => String::new(),
            _ => self.rule_text(rule),
        }
    }

    fn group(self, choice: Choice) -> Group {
        let (verb, object) = choice.parts();
        match (verb.group(), object) {
            (ChoiceGroup::Move, _) => Group::Move,
            (ChoiceGroup::Scurry, _) => Group::Scurry,
            (ChoiceGroup::Battle, _) => Group::Battle,
            (ChoiceGroup::Search, _) => Group::Search,
            (ChoiceGroup::Explore, _) => Group::Explore,
            (ChoiceGroup::Recover, _) => Group::Recover,
            (ChoiceGroup::Share, _) => Group::Share,
            (ChoiceGroup::Equip, _) => Group::Equip,
            (ChoiceGroup::LevelUp, _) => Group::LevelUp,
            (ChoiceGroup::Use, Object::Rule(ix)) => match self.book().rules[ix.0 as usize].from {
                Source::Search(_) => Group::Item,
                _ => Group::Ability,
            },
            (ChoiceGroup::Use, _) => Group::Ability,
            (ChoiceGroup::Item, _) => Group::Item,
            (ChoiceGroup::End, _) => Group::End,
            (ChoiceGroup::Answer, _) => Group::Answer,
        }
    }

    fn target(self, game: &Game, object: Object) -> Target {
        let board = game.board();
        let book = self.book();
        let fig = |f: Fig| Target {
            figure: Some(game.figure_name(f)),
            space: board.place(f).map(|p| self.at(board, p)),
            ..Target::default()
        };
        let card = |id: &str| Target { card: Some(id.to_string()), ..Target::default() };
        match object {
            Object::None | Object::Marker(_) | Object::Prompt(_) => Target::default(),
            Object::Space(space) => Target {
                space: Some(self.at(board, Place { tile: game.decision_tile(), space })),
                ..Target::default()
            },
            Object::Mouse(m) => fig(Fig::mouse(m as usize)),
            Object::Figure(f) => fig(f),
            Object::Attack(weapon, target) => {
                Target { card: weapon.map(|w| book.search[w.ix()].name.clone()), ..fig(target) }
            }
            Object::Edge(edge) => Target { edge: Some(edge), ..Target::default() },
            Object::Card(k) => card(&book.search[k.ix()].name),
            Object::Ability(a) => card(&book.abilities[a.ix()].name),
            Object::Rule(ix) => card(engine::names::source_name(book, ix)),
            Object::Init(i) => card(&book.init_cards[i.ix()].name),
        }
    }
}

/// What wearing a card, taking it off or giving it away changes.
fn changes(game: &Game, choice: Choice) -> Vec<ChangeView> {
    let worn = matches!(choice, Choice::Wear(_) | Choice::Stow(_) | Choice::Give(_) | Choice::Take(_));
    let Some(Decider::Mouse(m)) = game.decision().filter(|_| worn).map(|d| d.by) else { return Vec::new() };
    let Some(then) = game.worth_after(m as usize, choice) else { return Vec::new() };
    let now = game.worth(m as usize);
    let pairs = [
        ("battle", now.battle, then.battle),
        ("defense", now.defense, then.defense),
        ("life", now.life, then.life),
        ("lore", now.lore, then.lore),
        ("move", now.moves, then.moves),
    ];
    pairs
        .into_iter()
        .filter(|(_, from, to)| from != to)
        .map(|(value, from, to)| ChangeView { value, from, to })
        .collect()
}

/// What a choice points at.
#[derive(Default)]
struct Target {
    space: Option<PlaceView>,
    figure: Option<String>,
    card: Option<String>,
    edge: Option<Edge>,
}
