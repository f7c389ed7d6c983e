//! What nobody needs to be asked: reactions that were declined beforehand, and ties among minions where the table wants
//! them settled.

use crate::log::preferences::Preferences;
use crate::log::record::AutoPass;
use crate::log::table_log::TableLog;
use crate::seat::{Seat, SeatId};
use engine::{Ask, Choice, Decider, Game, Imagined, Offer};

/// Says how a tie among minions is settled when nobody wants to be asked.
pub type TieBreaker = fn(&Imagined, &[Offer]) -> Choice;

/// The first that is offered: good enough where nobody knows better.
pub fn first_offered(_: &Imagined, offers: &[Offer]) -> Choice {
    offers.first().map_or(Choice::Pass, |offer| offer.choice)
}

/// The answer to the decision at hand that follows from what is settled, and in whose name; none if somebody has to be
/// asked.
pub(crate) fn answer(
    log: &TableLog,
    settled: &Preferences,
    game: &Game,
    ties: TieBreaker,
) -> Option<(Choice, Option<SeatId>)> {
    if let Some(seat) = passes(log, settled, game) {
        return Some((Choice::Pass, seat.id().cloned()));
    }
    if !settled.house_rules.settle_ties || !is_tie(game) || log.companions.decider(game).is_some() {
        return None;
    }
    let imagined = game.imagine(log.moves.len() as u64);
    let mut offers = Vec::new();
    imagined.choices_into(&mut offers);
    Some((ties(&imagined, &offers), None))
}

/// Whether everything the decision at hand offers has been declined beforehand: then who passes.
fn passes(log: &TableLog, settled: &Preferences, game: &Game) -> Option<Seat> {
    if settled.asks_everything() {
        return None;
    }
    let (seat, asked) = reaction(log, game)?;
    asked.iter().all(|pass| settled.passes(pass)).then_some(seat)
}

/// Whether the party is asked about what is all the same to the rules: ties among minions.
pub(crate) fn is_tie(game: &Game) -> bool {
    game.decision().is_some_and(|d| d.ask.is_tie())
}

/// The player whom the engine offers nothing but reactions that may be passed, and those reactions.
pub(crate) fn reaction(log: &TableLog, game: &Game) -> Option<(Seat, Vec<AutoPass>)> {
    if log.companions.decider(game).is_some() {
        return None;
    }
    let decision = game.decision().filter(|d| matches!(d.ask, Ask::React | Ask::BeforeTurn))?;
    let Decider::Mouse(m) = decision.by else { return None };
    let mouse = &game.board().hero(game.book(), m as usize).name;
    let seat = log.owner_of(mouse);
    let (mut uses, mut pass) = (Vec::new(), false);
    for offer in game.choices() {
        match offer.choice {
            Choice::Pass => pass = true,
            Choice::Use(_) => uses.push(AutoPass::new(&seat, mouse, game.name(offer.choice))?),
            _ => return None,
        }
    }
    (pass && !uses.is_empty()).then_some((seat, uses))
}
