//! What the rules of a room do to whoever stands on a space when a turn ends or a round begins: good places are worth a walk,
//! bad ones are left.

use super::Mind;
use crate::planner::{Me, all_hold};
use arrayvec::ArrayVec;
use engine::book::{About, BlockId, Effect, FigureSide, Rule, When};
use engine::id::{Fig, Place, TileId};

/// Rules that may speak there.
pub(super) type Speaking<'b> = ArrayVec<&'b Rule, 32>;

impl<'a> Mind<'a> {
    /// The rules that speak of those who stand in a room.
    pub(super) fn speaking(&self, tile: TileId) -> Speaking<'a> {
        let (board, book) = (self.look.board, self.look.book);
        let chapter = board.chapter(book);
        let room = chapter.room(board.side_id(tile)).map_or(&[][..], |room| &room.rules[..]);
        let mut out = Speaking::new();
        for ix in chapter.rules.iter().chain(room) {
            let rule = &book.rules[ix.0 as usize];
            let moment = matches!(rule.when, When::TurnEnds | When::RoundStarts);
            let mice = !matches!(rule.about, About::Minion);
            // What does not hang on a mouse's place is known already.
            let idle = all_hold(&rule.conditions, board, book, None) == Some(false)
                && !rule.conditions.iter().any(|c| c.test.area().is_some());
            if moment && mice && !idle && !out.is_full() {
                out.push(rule);
            }
        }
        out
    }

    /// What standing there brings, by these rules; for who is `leaving` only what it brings at once.
    pub(super) fn tread(&self, rules: &[&Rule], mouse: usize, at: Place, leaving: bool) -> i32 {
        let mut worth = 0;
        for rule in rules.iter().filter(|rule| !leaving || rule.when == When::TurnEnds) {
            let me = Me { mouse, at, picked: false };
            if all_hold(&rule.conditions, self.look.board, self.look.book, Some(me)) != Some(true) {
                continue;
            }
            let told = self.told_to(rule.effects, me, 6);
            worth += if rule.optional { told.max(0) } else { told };
        }
        worth
    }

    /// What a block does for a mouse that stands there. Where a condition cannot be told, nothing is expected of it.
    fn told_to(&self, block: BlockId, me: Me, depth: u8) -> i32 {
        if depth == 0 {
            return 0;
        }
        let (board, book) = (self.look.board, self.look.book);
        let mut worth = 0;
        for effect in &book.blocks[block.0 as usize] {
            worth += match effect {
                Effect::If { conditions, then, otherwise } => {
                    match all_hold(conditions, board, book, Some(me)) {
                        Some(true) => self.told_to(*then, me, depth - 1),
                        Some(false) => self.told_to(*otherwise, me, depth - 1),
                        None => 0,
                    }
                }
                Effect::Check { dice, needs, pass, fail } => {
                    let dice = self.number(Some(me.mouse), *dice);
                    let yes = self.told_to(*pass, me, depth - 1);
                    self.gamble(dice, *needs, yes, self.told_to(*fail, me, depth - 1))
                }
                // The others stand where they stand.
                Effect::Each(filter, then) if filter.side == FigureSide::Mice => {
                    let here = self.inside(filter.area, Some(me.at), me.at);
                    if here { self.told_to(*then, Me { picked: true, ..me }, depth - 1) } else { 0 }
                }
                Effect::Decide { options, .. } => {
                    options.iter().map(|(_, b)| self.told_to(*b, me, depth - 1)).max().unwrap_or(0)
                }
                other => self.effect(Some(me.mouse), other, Some(Fig::mouse(me.mouse)), depth),
            };
        }
        worth
    }
}
