//! What can be chosen now, what cannot and why.

use crate::snapshot::At;
use crate::{Album, Locale, Position, RefusalView, RuleRef, Stamped, Warning};
use engine::book::{Edge, Marker, Source};
use engine::id::{AbilityId, Fig, Place, SpaceId};
use engine::outlook::{ChoiceOutlook, Foresight};
use engine::{Ask, Choice, Decider, Decision, Game, Refusal, RuleId};
use serde::Serialize;
use std::sync::Arc;
use words::Case;

/// The decision at hand.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Offers {
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
    pub choices: Vec<Stamped<OfferView>>,
    /// Standard actions that are not possible now.
    pub disabled: Vec<Stamped<Disabled>>,
}

/// What a choice belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
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
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct OfferView {
    /// What to post.
    pub name: String,
    /// What to show.
    pub label: String,
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
    /// The chance, in words, where it is known.
    pub odds: Option<String>,
    /// The chance of a wound or of a passed check, in hundredths.
    pub percent: Option<u8>,
    /// What it does, in a sentence or two; empty where its card or its name says so.
    pub about: String,
    /// The rule that allows it.
    pub rule: Arc<RuleRef>,
    /// What it may cost: the wheel, a page, a mouse.
    pub warnings: Vec<Warning>,
}

/// A standard action that is not possible now.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Disabled {
    /// Its id: search, battle, explore, scurry, recover, share, equip, level-up.
    pub action: &'static str,
    /// Its name.
    pub label: String,
    /// Why not.
    pub refusal: RefusalView,
}

impl Locale<'_> {
    /// What can be chosen now; none once the chapter is over. What is the same as in the album is taken from there.
    pub fn offers(self, game: &Game, position: &Position, album: &mut Album) -> Option<Offers> {
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
        Some(Offers {
            mouse: mouse.map(|m| game.figure_name(Fig::mouse(m as usize))),
            who,
            ask: decision.ask,
            about: decision.about.map(|f| game.figure_name(f)),
            prompt: self.prompt(game, decision, position.refused.iter().any(|(action, _)| *action == "move")),
            tile: game.decision_tile().0,
            choices: album.choices.all(&position.choices, |i| self.offer(game, &position.sight, i)),
            disabled: album.disabled.all(&position.disabled, |i| self.disabled(position.refused[i])),
        })
    }

    fn disabled(self, (action, refusal): (&'static str, Refusal)) -> Disabled {
        let label = self.plain(&["action-", action].concat());
        Disabled { action, label, refusal: self.refusal(refusal) }
    }

    fn offer(self, game: &Game, sight: &Foresight, i: usize) -> OfferView {
        let prospect = &sight.choices[i];
        let offer = prospect.offer;
        let target = self.target(game, offer.choice);
        let (odds, percent) = self.odds(prospect).unzip();
        OfferView {
            name: game.name(offer.choice),
            label: self.label(game, offer.choice),
            group: self.group(offer.choice),
            space: target.space,
            figure: target.figure,
            card: target.card,
            edge: target.edge,
            odds,
            percent,
            about: self.about(offer.choice, offer.rule),
            rule: self.rule(offer.rule),
            warnings: self.warnings(game, sight, prospect),
        }
    }

    /// Odds of an attack or check, in words and as a number.
    fn odds(self, prospect: &ChoiceOutlook) -> Option<(String, u8)> {
        if let Some(odds) = &prospect.attack {
            let (wound, defeat) = (odds.to_wound().percent(), odds.to_defeat().percent());
            let say = self.say().num("wound", wound).num("defeat", defeat);
            let key = match defeat {
                _ if wound == defeat => "odds-defeat",
                0 => "odds-wound",
                _ => "odds-attack",
            };
            return Some((say.say(key), wound));
        }
        let percent = prospect.check?.percent();
        Some((self.say().num("n", percent).say("odds-check"), percent))
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

/// Each standard action of the turn at hand that is not offered, with the refusal of what would come closest to it.
pub(crate) fn refused(game: &Game, listed: &[ChoiceOutlook]) -> Vec<(&'static str, Refusal)> {
    let Some(Decision { ask: Ask::Turn, by: Decider::Mouse(mouse), .. }) = game.decision() else {
        return Vec::new();
    };
    let (board, book, mouse) = (game.board(), game.book(), mouse as usize);
    let has = |test: fn(&Choice) -> bool| listed.iter().any(|p| test(&p.offer.choice));
    let mut out = Vec::new();
    let mut say = |action: &'static str, tries: &mut dyn Iterator<Item = Choice>| {
        let refusal = tries.map(|c| game.why_not_listed(c)).max_by_key(|r| nearness(r.why));
        out.extend(refusal.map(|refusal| (action, refusal)));
    };
    if !has(|c| matches!(c, Choice::Battle { .. })) {
        let tile = board.place(Fig::mouse(mouse)).map(|p| p.tile);
        let weapon = board.mice()[mouse].equipped().iter().find(|c| book.card(**c).weapon.is_some());
        let weapon = weapon.map(|c| book.copies[c.ix()]);
        let here = board.minions().filter(|(_, m)| Some(m.at().tile) == tile);
        let mut tries = here.map(|(target, _)| Choice::Battle { weapon, target }).peekable();
        if tries.peek().is_some() {
            say("battle", &mut tries);
        } else {
            say("battle", &mut std::iter::once(Choice::Battle { weapon, target: Fig::minion(0) }));
        }
    }
    if !has(|c| matches!(c, Choice::Step(_) | Choice::ClimbOut(_) | Choice::StandUp | Choice::Halt)) {
        let near = board.place(Fig::mouse(mouse)).map(|p| board.side(book, p.tile).space(p.space).adjacent);
        say("move", &mut near.iter().flat_map(|spaces| spaces.iter()).map(Choice::Step));
    }
    if !has(|c| matches!(c, Choice::Search)) {
        say("search", &mut [Choice::Search].into_iter());
    }
    if !has(|c| matches!(c, Choice::Leave(_) | Choice::Flip)) {
        say("explore", &mut Edge::ALL.into_iter().map(Choice::Leave).chain([Choice::Flip]));
    }
    if !has(|c| matches!(c, Choice::Scurry)) {
        say("scurry", &mut [Choice::Scurry].into_iter());
    }
    if !has(|c| matches!(c, Choice::Recover(_))) {
        say("recover", &mut [Marker::Stunned, Marker::Webbed].into_iter().map(Choice::Recover));
    }
    if !has(|c| matches!(c, Choice::Share(_))) {
        let others = (0..board.mice().len()).filter(|m| *m != mouse);
        say("share", &mut others.map(|m| Choice::Share(m as u8)));
    }
    if !has(|c| matches!(c, Choice::Equip)) {
        say("equip", &mut [Choice::Equip].into_iter());
    }
    if !has(|c| matches!(c, Choice::LevelUp(_))) {
        say("level-up", &mut (0..book.abilities.len()).map(|a| Choice::LevelUp(AbilityId(a as u8))));
    }
    out
}

/// What a choice points at.
#[derive(Default)]
struct Target {
    space: Option<At>,
    figure: Option<String>,
    card: Option<String>,
    edge: Option<Edge>,
}

/// Of several refusals the one that says most: how close the attempt came.
fn nearness(why: engine::Why) -> u8 {
    use engine::Why;
    match why {
        Why::Over | Why::Gone | Why::WrongClass => 0,
        Why::NotAtExit | Why::NotOnFlipSpace => 1,
        Why::OutOfReach | Why::NotNear | Why::AlreadyUsed => 2,
        Why::NotSeen | Why::NearFoeFirst | Why::NoMatchingExit => 3,
        _ => 4,
    }
}
