//! Decisions outside a mouse's own turn: reactions, placements, targets, minions moved by the players.

use super::Mind;
use crate::Reason;
use crate::look::Look;
use crate::planner::Task;
use engine::book::{Effect, Marker, RuleIx, Source};
use engine::id::{Fig, Place, SpaceId, TileId};
use engine::{Ask, Choice, Decider};

/// How much worse an answer of the story may look and still be given: what it brings later nobody can count.
const MOOD: i32 = 160;

impl Mind<'_> {
    fn decider(&self) -> Option<usize> {
        match self.decision.by {
            Decider::Mouse(m) => Some(usize::from(m)),
            Decider::Party => None,
        }
    }

    pub(crate) fn used(&self, ix: RuleIx) -> Reason {
        match self.look.book.rules[ix.0 as usize].from {
            Source::Ability(ability) => Reason::UseAbility { ability },
            Source::Search(card) => Reason::UseCard { card },
            _ => Reason::UsePower,
        }
    }

    pub(crate) fn react(&self) -> (Choice, Reason) {
        let mouse = self.decider();
        let mut best = (0, Choice::Pass, Reason::SaveCheese);
        for o in self.offers {
            if let Choice::Use(ix) = o.choice {
                let net = self.net(mouse, ix);
                if net > best.0 && self.may_use {
                    best = (net, o.choice, self.used(ix));
                }
            }
        }
        if self.offered(best.1) { (best.1, best.2) } else { self.any() }
    }

    /// A mouse is put on a space: rescued, arriving, blinking, flying.
    pub(crate) fn stand_somewhere(&self) -> (Choice, Reason) {
        let about = self.decision.about.and_then(Fig::as_mouse).or(self.decider());
        let Some(mouse) = about else { return self.any_as(Reason::SafestSpace) };
        let board = self.look.board;
        let tile = self.tile_of(mouse);
        let side = board.side(self.look.book, tile);
        let choice = self.best(|c| match c {
            Choice::Go(space) => {
                let at = Place { tile, space };
                if side.spaces.len() <= space.ix() {
                    return 0;
                }
                let wet = i32::from(side.water.has(space)) * 40;
                let trap = i32::from(board.traps(tile).has(space)) * 60;
                let mates = board.mice_at(at) as i32 * 3;
                let strike = self.look.best_attack(mouse, at).map_or(0, |s| s.worth / 4);
                mates + strike - self.look.harm(mouse, at) / 2 - wet - trap
            }
            _ => i32::MIN,
        });
        (choice, Reason::SafestSpace)
    }

    /// The tile a placement speaks of: where most mice are, unless the mouse itself stands somewhere.
    fn tile_of(&self, mouse: usize) -> TileId {
        if self.decision.ask == Ask::Space
            && let Some(at) = self.look.pals[mouse].at
        {
            return at.tile;
        }
        let board = self.look.board;
        let most = board.tiles().max_by_key(|t| (board.mice_on(*t).count(), std::cmp::Reverse(t.0)));
        most.unwrap_or(TileId(0))
    }

    /// The players move a minion, or place a new one: where it does the least harm.
    pub(crate) fn move_minion(&self) -> (Choice, Reason) {
        let board = self.look.board;
        let fig = self.decision.about.filter(|f| f.as_minion().is_some());
        let tile = fig.and_then(|f| board.place(f)).map_or_else(|| self.tile_of(0), |p| p.tile);
        let side = board.side(self.look.book, tile);
        let foe = fig.and_then(|f| self.look.foe(f));
        let choice = self.best(|c| match c {
            Choice::Go(space) if space.ix() < side.spaces.len() => -menace(&self.look, foe, tile, space),
            _ => i32::MIN,
        });
        (choice, Reason::LeastHarm)
    }

    pub(crate) fn branch(&self) -> (Choice, Reason) {
        // Anywhere but off the tile.
        let choice = self.best(|c| i32::from(matches!(c, Choice::Go(_))));
        (choice, Reason::SafestSpace)
    }

    /// WND-3: first the card that is nearly beaten, then the one that bites hardest.
    pub(crate) fn boss_wound(&self) -> (Choice, Reason) {
        let board = self.look.board;
        let choice = self.best(|c| match c {
            Choice::PickInit(init) => {
                let card = &self.look.book.init_cards[init.ix()];
                let wounds = board
                    .track()
                    .iter()
                    .find(|t| t.card == engine::event::Card::Minion(init))
                    .map_or(0, |t| t.wounds);
                i32::from(card.battle) - 10 * i32::from(card.life.saturating_sub(wounds))
            }
            _ => i32::MIN,
        });
        (choice, Reason::WeakestCard)
    }

    /// DIS-1: two rat warriors are worth the disguises.
    pub(crate) fn disguise(&self) -> (Choice, Reason) {
        let board = self.look.board;
        let rats = board.face_up().map_or(0, |card| {
            let page = usize::from(board.hourglass().clamp(1, 6)) - 1;
            let wave = &self.look.book.encounters[card.ix()].pages[page];
            let fooled = |k: &engine::id::MinionId| {
                self.look.book.minions[k.ix()].fooled != engine::book::Fooled::Never
            };
            wave.minions.iter().filter(|(k, _)| fooled(k)).map(|(_, n)| *n).sum::<u8>()
        });
        if rats >= 2 { (Choice::Yes, Reason::Disguise) } else { (Choice::No, Reason::NoDisguise) }
    }

    pub(crate) fn trap(&self) -> (Choice, Reason) {
        let mouse = self.decider().unwrap_or(0);
        let (board, book) = (self.look.board, self.look.book);
        let lore = board.lore(book, mouse) > board.move_value(book, mouse);
        (if lore { Choice::WithLore } else { Choice::WithMove }, Reason::BestDice)
    }

    /// Targets of a card: the effect is read from the rule that asks.
    pub(crate) fn target(&self) -> (Choice, Reason) {
        let mouse = self.decider();
        let cite = self.offers[0].rule;
        let rule = self.look.book.rules.iter().find(|r| r.cite == cite);
        let then = rule.and_then(|r| {
            self.look.book.blocks[r.effects.0 as usize].iter().find_map(|e| match e {
                Effect::Choose { then, .. } => Some(*then),
                _ => None,
            })
        });
        let choice = self.best(|c| match c {
            Choice::Pick(fig) => match (self.look.foe(fig), then) {
                (_, Some(block)) => self.block(mouse, block, Some(fig), 4),
                (Some(foe), None) => {
                    let (reach, dice) = (foe.reach, 3);
                    self.look.blow(foe, reach, dice, None).0 + self.pick_bonus(foe)
                }
                (None, None) => fig.as_mouse().map_or(0, |m| self.look.pals[m].tender),
            },
            Choice::Battle { weapon, target } => {
                let Some(foe) = self.look.foe(target) else { return 0 };
                let by = mouse.unwrap_or(0);
                self.look.attack(by, weapon).map_or(0, |(r, d, k)| self.look.blow(foe, r, d, k).0)
            }
            // Enough is chosen when nothing left is worth it.
            Choice::Done | Choice::Pass => 0,
            _ => -1,
        });
        let reason = match choice {
            Choice::Pick(fig) | Choice::Battle { target: fig, .. } => {
                match (self.look.foe(fig), fig.as_mouse()) {
                    (Some(foe), _) => Reason::CloseIn { foe: foe.kind },
                    (None, Some(m)) => Reason::Heal { mouse: self.look.board.mice()[m].mouse() },
                    (None, None) => Reason::OnlyChoice,
                }
            }
            _ => Reason::DialogueDone,
        };
        (choice, reason)
    }

    fn pick_bonus(&self, foe: &crate::look::Foe) -> i32 {
        let tasks = self.outline.tasks(self.look.board, self.look.book, None);
        let wanted = tasks.iter().any(|t| matches!(t, Task::Defeat { kind, .. } if *kind == foe.kind));
        if wanted { 80 } else { 0 }
    }

    pub(crate) fn cure(&self) -> (Choice, Reason) {
        let choice = self.best(|c| match c {
            Choice::Remove(Marker::Charmed) => 5,
            Choice::Remove(Marker::Stunned) => 4,
            Choice::Remove(Marker::Webbed) => 3,
            Choice::RemovePoison => 2,
            _ => 1,
        });
        (choice, Reason::Cure)
    }

    /// A decision of the story: by what its answers do, as far as that is declared.
    pub(crate) fn story(&self) -> (Choice, Reason) {
        let mouse = self.decider();
        let cite = self.offers[0].rule;
        let mut options = None;
        for rule in self.look.book.rules.iter().filter(|r| r.cite == cite) {
            options = options.or_else(|| self.decide_in(rule.effects, 6));
        }
        let worth = |c: Choice| match (c, options) {
            (Choice::Answer(a), Some(list)) => {
                let block = list.iter().find(|(option, _)| *option == a);
                block.map_or(0, |(_, b)| self.block(mouse, *b, None, 5))
            }
            _ => 0,
        };
        // Among answers that are about as good it is the mood at the table that counts, as far as it shows.
        let best = worth(self.best(worth));
        let mut likely = self.offers.iter().map(|o| o.choice).filter(|c| worth(*c) + MOOD >= best);
        let board = self.look.board;
        let mood =
            board.mice().iter().fold(usize::from(board.round()) + usize::from(board.wheel()), |all, m| {
                all * 5 + usize::from(m.cheese() + m.wounds()) + m.pack().len()
            });
        let n = likely.clone().count().max(1);
        (likely.nth(mood % n).unwrap_or(self.offers[0].choice), Reason::StoryAnswer)
    }

    fn decide_in(&self, block: engine::book::BlockId, depth: u8) -> Option<&[(u8, engine::book::BlockId)]> {
        if depth == 0 {
            return None;
        }
        self.look.book.blocks[block.0 as usize].iter().find_map(|e| match e {
            Effect::Decide { options, .. }
                if options.iter().any(|(a, _)| self.offered(Choice::Answer(*a))) =>
            {
                Some(&options[..])
            }
            Effect::Check { pass, fail, .. } => {
                self.decide_in(*pass, depth - 1).or_else(|| self.decide_in(*fail, depth - 1))
            }
            Effect::Random(lots) => lots.iter().find_map(|(_, b)| self.decide_in(*b, depth - 1)),
            Effect::If { then, otherwise, .. } => {
                self.decide_in(*then, depth - 1).or_else(|| self.decide_in(*otherwise, depth - 1))
            }
            Effect::EachCheese { then, .. } | Effect::Each(_, then) | Effect::Choose { then, .. } => {
                self.decide_in(*then, depth - 1)
            }
            _ => None,
        })
    }
}

/// What a minion on a space does to those nearest to it; a stranger counts as an average one.
fn menace(look: &Look, foe: Option<&crate::look::Foe>, tile: TileId, space: SpaceId) -> i32 {
    let side = look.board.side(look.book, tile);
    let steps = &side.minion_steps[space.ix()];
    let mut sum = 0;
    for (m, pal) in look.pals.iter().enumerate() {
        let Some(at) = pal.at.filter(|p| p.tile == tile) else { continue };
        let bite = foe.map_or(pal.tender, |f| look.bite(f, m));
        sum += bite * 4 / (1 + i32::from(steps[at.space.ix()].min(20)));
    }
    sum
}
