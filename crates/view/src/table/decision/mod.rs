//! What can be chosen now, what cannot and why.

mod labels;
mod refusal;
mod warnings;

pub use labels::Label;
pub use refusal::RefusalView;
pub use warnings::{Aim, IntentView, Risk, Warning};

use crate::catalogue::names::At;
use crate::{Locale, Position, RuleRef};
use engine::book::{Edge, Source};
use engine::id::{Fig, Place, SpaceId};
use engine::outlook::{ChoiceOutlook, Foresight};
use engine::{Ask, Choice, Decider, Game, Refusal, RuleId};
use serde::Serialize;
use std::sync::Arc;
use words::Case;

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
    /// The tile the spaces of the choices lie on.
    pub tile: u8,
    /// Every legal choice.
    pub choices: Vec<OfferView>,
    /// Standard actions that are not possible now.
    pub disabled: Vec<Disabled>,
}

/// What a choice belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Group {
    /// The move.
    Move,
    /// A battle action.
    Battle,
    /// A search.
    Search,
    /// Leaving the room or turning it over.
    Explore,
    /// Shaking a marker off.
    Recover,
    /// A free action.
    Free,
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
    pub verb: String,
    /// What to show.
    pub label: Label,
    /// What it belongs to.
    pub group: Group,
    /// The space it aims at.
    pub space: Option<At>,
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
            Some(m) => self.figure(board, Fig::mouse(m as usize), Case::Nom),
            None => self.plain("decider-party"),
        };
        let held = at.refused().iter().any(|(action, _)| *action == "move");
        Some(DecisionView {
            mouse: mouse.map(|m| game.figure_name(Fig::mouse(m as usize))),
            who,
            ask: decision.ask,
            about: decision.about.map(|f| game.figure_name(f)),
            prompt: self.prompt(game, decision, held),
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
        let target = self.target(game, offer.choice);
        let name = game.name(offer.choice);
        OfferView {
            verb: name.split(' ').next().unwrap_or_default().to_string(),
            name,
            label: self.label(game, offer.choice),
            group: self.group(offer.choice),
            space: target.space,
            figure: target.figure,
            card: target.card,
            edge: target.edge,
            odds: self.odds(prospect),
            about: self.about(offer.choice, offer.rule),
            rule: self.rule(offer.rule),
            warnings: self.warnings(game, sight, prospect),
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
        match choice {
            Choice::Step(_) | Choice::ClimbOut(_) | Choice::StandUp | Choice::Halt | Choice::Scurry => {
                Group::Move
            }
            Choice::Battle { .. } => Group::Battle,
            Choice::Search | Choice::LookFor(_) => Group::Search,
            Choice::Recover(_) => Group::Recover,
            Choice::Leave(_) | Choice::Flip => Group::Explore,
            Choice::Share(_) | Choice::Equip | Choice::LevelUp(_) => Group::Free,
            Choice::Use(ix) => match self.book().rules[ix.0 as usize].from {
                Source::Search(_) => Group::Item,
                _ => Group::Ability,
            },
            Choice::ExtraAction => Group::Ability,
            Choice::PlaceHook(_)
            | Choice::TakeHook
            | Choice::PlaceFork
            | Choice::TakeFork
            | Choice::Catapult(_)
            | Choice::PlaceGrape(_)
            | Choice::ShootGrape(_)
            | Choice::Catnip => Group::Item,
            Choice::EndTurn | Choice::Done => Group::End,
            Choice::Give(_)
            | Choice::Take(_)
            | Choice::GiveCheese
            | Choice::TakeCheese
            | Choice::Wear(_)
            | Choice::Stow(_)
            | Choice::Keep
            | Choice::Cash
            | Choice::Discard(_)
            | Choice::Pass
            | Choice::Pick(_)
            | Choice::Go(_)
            | Choice::PickCard(_)
            | Choice::PickInit(_)
            | Choice::Answer(_)
            | Choice::Remove(_)
            | Choice::RemovePoison
            | Choice::Yes
            | Choice::No
            | Choice::WithMove
            | Choice::WithLore => Group::Answer,
        }
    }

    fn target(self, game: &Game, choice: Choice) -> Target {
        let board = game.board();
        let book = self.book();
        let on = |space: SpaceId| Target {
            space: Some(self.at(board, Place { tile: game.decision_tile(), space })),
            ..Target::default()
        };
        let fig = |f: Fig| Target {
            figure: Some(game.figure_name(f)),
            space: board.place(f).map(|p| self.at(board, p)),
            ..Target::default()
        };
        let mouse = |m: u8| fig(Fig::mouse(m as usize));
        let card = |id: &str| Target { card: Some(id.to_string()), ..Target::default() };
        match choice {
            Choice::Step(s)
            | Choice::ClimbOut(s)
            | Choice::PlaceHook(s)
            | Choice::PlaceGrape(s)
            | Choice::Go(s) => on(s),
            Choice::Battle { weapon, target } => {
                Target { card: weapon.map(|w| book.search[w.ix()].name.clone()), ..fig(target) }
            }
            Choice::ShootGrape(f) | Choice::Pick(f) => fig(f),
            Choice::LookFor(m) | Choice::Share(m) | Choice::Catapult(m) => mouse(m),
            Choice::Leave(edge) => Target { edge: Some(edge), ..Target::default() },
            Choice::LevelUp(a) => card(&book.abilities[a.ix()].name),
            Choice::Use(ix) => card(engine::names::source_name(book, ix)),
            Choice::Give(k)
            | Choice::Take(k)
            | Choice::Wear(k)
            | Choice::Stow(k)
            | Choice::Discard(k)
            | Choice::PickCard(k) => card(&book.search[k.ix()].name),
            Choice::PickInit(i) => card(&book.init_cards[i.ix()].name),
            Choice::StandUp
            | Choice::Halt
            | Choice::Scurry
            | Choice::Search
            | Choice::Recover(_)
            | Choice::Flip
            | Choice::Equip
            | Choice::ExtraAction
            | Choice::TakeHook
            | Choice::PlaceFork
            | Choice::TakeFork
            | Choice::Catnip
            | Choice::EndTurn
            | Choice::GiveCheese
            | Choice::TakeCheese
            | Choice::Done
            | Choice::Keep
            | Choice::Cash
            | Choice::Pass
            | Choice::Answer(_)
            | Choice::Remove(_)
            | Choice::RemovePoison
            | Choice::Yes
            | Choice::No
            | Choice::WithMove
            | Choice::WithLore => Target::default(),
        }
    }
}

/// What a choice points at.
#[derive(Default)]
struct Target {
    space: Option<At>,
    figure: Option<String>,
    card: Option<String>,
    edge: Option<Edge>,
}
