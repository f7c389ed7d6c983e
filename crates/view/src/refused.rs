//! What is not possible now, and the refusal that says why.

use engine::book::{Edge, Marker};
use engine::id::{AbilityId, Fig};
use engine::outlook::ChoiceOutlook;
use engine::{Ask, Choice, Decider, Decision, Game, Refusal};

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
