//! Whether a declared condition holds, as far as it can be told from the table: now, or if a mouse stood elsewhere.

use engine::board::Where;
use engine::book::{Area, Cond, It, Test};
use engine::id::{Fig, Place, SearchId, SideId, Spaces};
use engine::{Board, Book};

/// A mouse and the space it is thought to stand on.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Me {
    pub mouse: usize,
    pub at: Place,
    /// `it` means this mouse too: the rule speaks to each mouse in turn.
    pub picked: bool,
}

/// Whether a condition holds; none if that cannot be told from outside.
pub(crate) fn holds(cond: &Cond, board: &Board, book: &Book, me: Option<Me>) -> Option<bool> {
    truth(&cond.test, board, book, me).map(|truth| truth != cond.negate)
}

/// Whether all hold: no, as soon as one does not.
pub(crate) fn all_hold(conds: &[Cond], board: &Board, book: &Book, me: Option<Me>) -> Option<bool> {
    let mut sure = true;
    for cond in conds {
        match holds(cond, board, book, me) {
            Some(true) => {}
            Some(false) => return Some(false),
            None => sure = false,
        }
    }
    sure.then_some(true)
}

/// Whether a mouse has a card.
pub(crate) fn has_card(board: &Board, book: &Book, mouse: usize, card: SearchId) -> bool {
    let state = &board.mice()[mouse];
    state.equipped().iter().chain(state.pack()).any(|c| book.copies[c.ix()] == card)
}

/// Where a mouse stands, or is thought to stand.
fn spot(board: &Board, mouse: usize, me: Option<Me>) -> Option<Place> {
    match me {
        Some(me) if me.mouse == mouse => Some(me.at),
        _ => board.place(Fig::mouse(mouse)),
    }
}

fn inside(area: Area, at: Place, board: &Board, book: &Book, me: Option<Me>) -> Option<bool> {
    let of = |it: It| me.filter(|me| it != It::Object || me.picked).map(|me| me.at);
    Some(match area {
        Area::Board => true,
        Area::Room(side, spaces) => board.side_id(at.tile) == side && spaces.has(at.space),
        Area::Water => board.side(book, at.tile).water.has(at.space),
        Area::Space(it) => of(it)? == at,
        Area::Tile(it) => of(it)?.tile == at.tile,
        Area::Near(it) => {
            let near = of(it)?;
            near.tile == at.tile && board.side(book, near.tile).near(near.space).has(at.space)
        }
        Area::Seen(it) => {
            let from = of(it)?;
            from.tile == at.tile && board.sees(book, from).has(at.space)
        }
    })
}

fn truth(test: &Test, board: &Board, book: &Book, me: Option<Me>) -> Option<bool> {
    let who = |it: It| me.filter(|me| it != It::Object || me.picked).map(|me| me.mouse);
    let in_area = |area: Area, at: Place| inside(area, at, board, book, me);
    Some(match test {
        Test::Counter(counter, cmp, n) => cmp.holds(board.counter(*counter), *n),
        Test::Achieved(a) => board.achieved() >> a.0 & 1 == 1,
        Test::InStash(card) => board.stash().iter().any(|c| book.copies[c.ix()] == *card),
        Test::Page(cmp, n) => cmp.holds(board.hourglass(), *n),
        Test::Round(cmp, n) => cmp.holds(board.round(), *n),
        Test::SideUp(side) => board.tiles().any(|t| board.lies(t) && board.side_id(t) == *side),
        Test::MiceOn(area, n) => mice_on(*area, board, book, me)? >= usize::from(*n),
        Test::EveryMouseOn(area) => {
            let free = board.mice().iter().filter(|m| !matches!(m.at(), Where::Captured(_))).count();
            free > 0 && mice_on(*area, board, book, me)? == free
        }
        Test::MinionsOn(area, kind, n) => {
            let mut there = 0;
            for (_, minion) in board.minions().filter(|(_, m)| kind.is_none_or(|k| m.kind() == Some(k))) {
                there += usize::from(in_area(*area, minion.at())?);
            }
            there >= usize::from(*n)
        }
        Test::WasDefeated(kind) => board.was_defeated(*kind),
        Test::HasCard(None, card) => {
            (0..board.mice().len()).any(|m| has_card(board, book, m, *card))
                || board.stash().iter().any(|c| book.copies[c.ix()] == *card)
        }
        Test::HasCard(Some(it), card) => has_card(board, book, who(*it)?, *card),
        Test::EveryRound(n) => board.round() > 0 && board.round().is_multiple_of((*n).max(1)),
        Test::On(it, area) => in_area(*area, spot(board, who(*it)?, me)?)?,
        Test::IsMouse(it, mouse) => board.mice()[who(*it)?].mouse() == *mouse,
        Test::HasClass(it, classes) => classes.met_by(board.hero(book, who(*it)?).classes),
        Test::Cheese(it, n) => board.mice()[who(*it)?].cheese() >= *n,
        Test::HasMarker(it, marker) => board.marked(Fig::mouse(who(*it)?), *marker),
        Test::Wounds(it, n) => {
            let state = &board.mice()[who(*it)?];
            state.wounds() + state.poison() >= *n
        }
        Test::AnyOf(some) => {
            let mut told = Some(false);
            for one in some {
                match holds(one, board, book, me) {
                    Some(true) => return Some(true),
                    Some(false) => {}
                    None => told = None,
                }
            }
            told?
        }
        _ => return None,
    })
}

fn mice_on(area: Area, board: &Board, book: &Book, me: Option<Me>) -> Option<usize> {
    let mut there = 0;
    for mouse in 0..board.mice().len() {
        if let Some(at) = spot(board, mouse, me) {
            there += usize::from(inside(area, at, board, book, me)?);
        }
    }
    Some(there)
}

/// Whether a mouse's standing there is what makes a room's place taken by enough mice.
pub(super) fn holds_it(board: &Board, mouse: usize, room: (SideId, Spaces), n: u8) -> bool {
    let there = |p: Place| board.side_id(p.tile) == room.0 && room.1.has(p.space);
    let count =
        board.mice_on_board().filter_map(|m| board.place(Fig::mouse(m))).filter(|p| there(*p)).count();
    count <= usize::from(n) && board.place(Fig::mouse(mouse)).is_some_and(there)
}
