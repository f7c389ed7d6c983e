//! What the effects of a card, ability or power are worth now, read from their declaration.

use super::Mind;
use crate::odds;
use crate::planner::all_hold;
use engine::board::Stride;
use engine::book::{
    Area, AttackSpec, BlockId, Effect, FigureSide, Filter, Heals, It, Marker, Num, Reach, RuleIx, Size,
    Source, Status,
};
use engine::id::{CounterId, Fig, Place};

/// What one cheese of a mouse is worth.
pub(crate) const CHEESE: i32 = 18;
/// What one cheese on the wheel costs.
const ON_WHEEL: i32 = 35;
const PAGE: i32 = 300;
/// What a story achievement is worth that this chapter does not need.
const ACHIEVEMENT: i32 = 140;
/// What it costs that a counter moves to where defeat is.
const DREAD: i32 = 200;

impl Mind<'_> {
    /// What using a rule brings, its price taken off. Above 0 is a good idea.
    pub(crate) fn net(&self, mouse: Option<usize>, ix: RuleIx) -> i32 {
        let rule = &self.look.book.rules[ix.0 as usize];
        let mut cost = i32::from(rule.cost);
        if let (Some(m), Some((classes, less))) = (mouse, rule.cost_if)
            && classes.met_by(self.look.board.hero(self.look.book, m).classes)
        {
            cost = i32::from(less);
        }
        let have = mouse.map_or(0, |m| i32::from(self.look.pals[m].cheese));
        // The last cheese is dearer than the sixth: it keeps roaches from biting.
        let price = cost * CHEESE + if have - cost < 1 && cost > 0 { 8 } else { 0 };
        let card = match rule.from {
            Source::Search(_) if rule.discard => 25,
            _ => 0,
        };
        self.block(mouse, rule.effects, None, 5) - price - card
    }

    /// What a block of effects brings; `object` is the figure bound by a choice.
    pub(crate) fn block(&self, mouse: Option<usize>, block: BlockId, object: Option<Fig>, depth: u8) -> i32 {
        if depth == 0 {
            return 0;
        }
        let effects = &self.look.book.blocks[block.0 as usize];
        effects.iter().map(|e| self.effect(mouse, e, object, depth)).sum()
    }

    fn figure(&self, mouse: Option<usize>, it: It, object: Option<Fig>) -> Option<Fig> {
        match it {
            It::Holder => mouse.map(Fig::mouse),
            It::Subject => self.look.board.turn().mouse().map(Fig::mouse).or(mouse.map(Fig::mouse)),
            It::Object => object,
        }
    }

    pub(crate) fn number(&self, mouse: Option<usize>, num: Num) -> i32 {
        let (board, book) = (self.look.board, self.look.book);
        let of = |f: &dyn Fn(usize) -> u8| mouse.map_or(1, |m| i32::from(f(m)));
        match num {
            Num::Is(n) => i32::from(n),
            Num::Lore => of(&|m| board.lore(book, m)),
            Num::LorePlus(n) => of(&|m| board.lore(book, m)) + i32::from(n),
            Num::Battle => of(&|m| board.hero(book, m).battle),
            Num::Move => of(&|m| board.move_value(book, m)),
            Num::Cheese => of(&|m| board.mice()[m].cheese()),
            Num::Counter(c) => i32::from(board.counter(c)),
            Num::MiceHere => {
                mouse.and_then(|m| board.place(Fig::mouse(m))).map_or(1, |p| board.mice_at(p) as i32)
            }
            Num::WoundedOthersHere | Num::Minions(..) | Num::Number => 1,
        }
    }

    pub(super) fn inside(&self, area: Area, me: Option<Place>, at: Place) -> bool {
        let near = |p: Place| self.look.board.side(self.look.book, p.tile).near(p.space);
        match (area, me) {
            (Area::Board, _) => true,
            (Area::Room(side, spaces), _) => self.look.board.side_id(at.tile) == side && spaces.has(at.space),
            (Area::Water, _) => self.look.board.side(self.look.book, at.tile).water.has(at.space),
            (Area::Space(_), Some(p)) => p == at,
            (Area::Near(_), Some(p)) => p.tile == at.tile && near(p).has(at.space),
            (Area::Tile(_), Some(p)) => p.tile == at.tile,
            (Area::Seen(_), Some(p)) => {
                p.tile == at.tile && self.look.board.sees(self.look.book, p).has(at.space)
            }
            (_, None) => false,
        }
    }

    /// The figures a filter means, for this mouse.
    fn among(&self, mouse: Option<usize>, filter: &Filter) -> impl Iterator<Item = Fig> {
        let board = self.look.board;
        let me = mouse.and_then(|m| board.place(Fig::mouse(m)));
        board.figures().filter(move |f| {
            let Some(at) = board.place(*f) else { return false };
            let minion = f.as_minion().is_some();
            let side = match filter.side {
                FigureSide::Mice => !minion,
                FigureSide::Minions => minion,
                FigureSide::Everyone => true,
            };
            let kind = filter.kind.is_none_or(|k| minion && board.kind_of(*f) == k);
            let size =
                filter.size.is_none_or(|s| minion && self.look.foe(*f).is_some_and(|foe| foe.size == s));
            let other = !(filter.other && Some(*f) == mouse.map(Fig::mouse));
            side && kind && size && other && self.inside(filter.area, me, at)
        })
    }

    fn fighting(&self, mouse: Option<usize>) -> bool {
        let tile = mouse.and_then(|m| self.look.pals[m].at).map(|p| p.tile);
        tile.is_some_and(|t| self.look.foes_on(t).any(|f| !f.cat))
            || (mouse.is_none() && !self.look.foes.is_empty())
    }

    pub(super) fn effect(
        &self,
        mouse: Option<usize>,
        effect: &Effect,
        object: Option<Fig>,
        depth: u8,
    ) -> i32 {
        let board = self.look.board;
        let n = |num: &Num| self.number(mouse, *num);
        let fig = |it: &It| self.figure(mouse, *it, object);
        let fight = self.fighting(mouse);
        match effect {
            Effect::GainCheese(_, num) => n(num) * CHEESE,
            Effect::LoseCheese(_, num) => -n(num) * CHEESE,
            Effect::FillWheel(num) => -n(num) * ON_WHEEL,
            Effect::DrainWheel(num) => {
                let off = n(num).min(i32::from(board.wheel()));
                // Emptying a wheel that is about to turn saves a page and a surge.
                off * if board.wheel() >= 4 { ON_WHEEL } else { 12 }
            }
            Effect::PilferCheese(_) => CHEESE + 10,
            Effect::Heal(it, num, heals) => fig(it).and_then(Fig::as_mouse).map_or(0, |m| {
                let s = &board.mice()[m];
                let wounds = match heals {
                    Heals::Wounds => s.wounds(),
                    Heals::Poison => s.poison(),
                    Heals::Any => s.wounds() + s.poison(),
                };
                i32::from(wounds).min(n(num)) * (20 + self.look.pals[m].tender / 4)
            }),
            Effect::CureOne(it) => fig(it).and_then(Fig::as_mouse).map_or(0, |m| self.ailing(m)),
            Effect::Unmark(it, marker) => {
                fig(it).map_or(0, |f| if board.marked(f, *marker) { 60 } else { 0 })
            }
            Effect::Mark(it, marker) => match fig(it) {
                Some(f) if f.as_minion().is_some() => {
                    let down = *marker == Marker::KnockedDown && !board.marked(f, *marker);
                    if down { 14 } else { 0 }
                }
                Some(_) => -60,
                None => 0,
            },
            Effect::Wound { who, n: num, .. } => match fig(who).and_then(|f| self.look.foe(f)) {
                Some(foe) => n(num) * self.look.prize(foe) / i32::from(foe.left),
                // In a minion's turn the subject is the minion.
                None if matches!(who, It::Subject) && board.turn().mouse().is_none() => 60,
                None => -n(num) * 90,
            },
            Effect::Hit(it, num) => match fig(it).and_then(|f| self.look.foe(f)) {
                Some(foe) => {
                    let through = 1000 - 333 * foe.defense.min(2);
                    n(num) * self.look.prize(foe) / i32::from(foe.left) * through / 1000
                }
                None => -n(num) * 60,
            },
            Effect::Give(it, status, _) => match fig(it).and_then(|f| self.look.foe(f)) {
                Some(_) => self.hex(*status),
                None => self.status(fig(it).and_then(Fig::as_mouse).or(mouse), *status, fight),
            },
            Effect::GiveMinions(status, _) => {
                let foes = self.look.foes.len() as i32;
                match status {
                    Status::Battle(d) | Status::Defense(d) | Status::Move(d) => -i32::from(*d) * foes * 8,
                    _ => 0,
                }
            }
            Effect::Attack(spec) => self.spec(mouse, spec),
            Effect::AttackWithEach(tag) => mouse.map_or(0, |m| {
                let worn = board.mice()[m].equipped().iter();
                let blades = worn.filter(|c| self.look.book.card(**c).tags >> tag & 1 == 1).count() as i32;
                let strike = self.look.pals[m].at.and_then(|at| self.look.best_attack(m, at));
                blades * strike.map_or(0, |s| s.worth)
            }),
            Effect::OrderAttack(it) => fig(it).and_then(Fig::as_mouse).map_or(0, |m| {
                self.look.pals[m].at.and_then(|at| self.look.best_attack(m, at)).map_or(0, |s| s.worth)
            }),
            Effect::AttackDice(sign, num) => i32::from(*sign) * n(num) * self.stakes(),
            Effect::DoubleBattle => 2 * self.stakes(),
            Effect::DefenderDice(d) => -i32::from(*d) * self.stakes() * 2 / 3,
            Effect::DefenseDice(d) => i32::from(*d) * self.danger(mouse) / 3,
            Effect::AddBlocks(d) => i32::from(*d) * self.danger(mouse) * 2 / 3,
            Effect::TakeTheBlow => 15,
            Effect::CountHits(..) | Effect::CountBlocks(..) | Effect::Reroll(_) | Effect::FightClose(_) => 15,
            Effect::PoisonWounds => 0,
            Effect::AddHits(d) => i32::from(*d) * 2 * self.stakes(),
            Effect::CheeseWorth(_) => 5,
            Effect::AttackAgain => 60,
            // Into a fight that is out of reach.
            Effect::PutOn { .. } => {
                let strike = mouse.and_then(|m| self.look.best_attack(m, self.look.pals[m].at?));
                if fight && strike.is_none() { 30 } else { 0 }
            }
            Effect::MovePoints(..) => 0,
            Effect::ExtraAction(_) => {
                let strike = mouse.and_then(|m| self.look.best_attack(m, self.look.pals[m].at?));
                strike.map_or(0, |s| s.worth)
            }
            Effect::Spawn(..) | Effect::SpawnOn(..) => -80,
            Effect::ReturnTo(..) => -40,
            Effect::Remove(it) => fig(it).and_then(|f| self.look.foe(f)).map_or(0, |f| self.look.prize(f)),
            Effect::SwapUp => 0,
            Effect::Hourglass(d) => -i32::from(*d) * PAGE,
            Effect::EndMarker(d) => i32::from(*d) * PAGE,
            Effect::Set(counter, value) => {
                let now = board.counter(*counter);
                if *value == now {
                    0
                } else {
                    self.counting(*counter, *value > now, value.abs_diff(now).into())
                }
            }
            Effect::Add(counter, num) => self.counting(*counter, true, n(num)),
            Effect::Take(counter, num) => self.counting(*counter, false, n(num)),
            Effect::Random(lots) => {
                let worth = |(faces, b): &(engine::book::FaceSet, engine::book::BlockId)| {
                    faces.0.count_ones() as i32 * self.block(mouse, *b, object, depth - 1)
                };
                lots.iter().map(worth).sum::<i32>() / 6
            }
            Effect::Rescue(_) => 300,
            Effect::Check { dice, needs, pass, fail } => {
                let yes = self.block(mouse, *pass, object, depth - 1);
                self.gamble(n(dice), *needs, yes, self.block(mouse, *fail, object, depth - 1))
            }
            Effect::EachCheese { dice, then } => n(dice) * self.block(mouse, *then, object, depth - 1) / 6,
            Effect::If { conditions, then, otherwise } => {
                let worth = |b: &BlockId| self.block(mouse, *b, object, depth - 1);
                match all_hold(conditions, board, self.look.book, None) {
                    Some(true) => worth(then),
                    Some(false) => worth(otherwise),
                    None => i32::midpoint(worth(then), worth(otherwise)),
                }
            }
            Effect::Each(filter, then) => {
                self.among(mouse, filter).map(|f| self.block(mouse, *then, Some(f), depth - 1)).sum()
            }
            Effect::Choose { among, then, .. } => {
                let worths = self.among(mouse, among).map(|f| self.block(mouse, *then, Some(f), depth - 1));
                worths.max().unwrap_or(0)
            }
            Effect::Decide { options, .. } => {
                options.iter().map(|(_, b)| self.block(mouse, *b, object, depth - 1)).max().unwrap_or(0)
            }
            Effect::Draw(_) => 45,
            Effect::TakeCard(..) => 70,
            Effect::TakeAny(..) => 90,
            Effect::ShuffleBack | Effect::DiscardThis => 0,
            Effect::SearchDice(_) => 15,
            Effect::SearchSucceeds => 40,
            Effect::GoMissing(_) => -200,
            Effect::Story(_) => 0,
            Effect::Achieve(a) => {
                if board.achieved() >> a.0 & 1 == 1 {
                    0
                } else if self.outline.wants_achievement(*a) {
                    500
                } else {
                    ACHIEVEMENT
                }
            }
            Effect::SetMousetraps => -40,
            Effect::SetSnare(num) => {
                let near = mouse.and_then(|m| self.look.pals[m].at).is_some_and(|at| {
                    let steps = &board.side(self.look.book, at.tile).minion_steps[at.space.ix()];
                    self.look.foes_on(at.tile).any(|f| (1..4).contains(&steps[f.at.space.ix()]))
                });
                if near { 22 * n(num) } else { 0 }
            }
            Effect::Win => 10_000,
            Effect::Lose => -10_000,
            Effect::EndTurn => -20,
            Effect::Join(..) => 300,
            Effect::AllyJoins(_) => 200,
            Effect::AllyLeaves(_) => -200,
            Effect::LayTile(_) => 150,
            Effect::TurnTile(_) | Effect::CloseTile(_) => 0,
        }
    }

    /// What it is worth that a counter moves: towards victory or defeat, or because later chapters remember it.
    fn counting(&self, counter: CounterId, up: bool, by: i32) -> i32 {
        let board = self.look.board;
        let dreaded = -self.outline.dreads(board, counter, up) * by.min(4) * DREAD / 100;
        dreaded
            + if self.outline.needs(counter) {
                5 * self.outline.wants(board, counter, up, by)
            } else if up && self.outline.gives_dice(counter) {
                70
            } else if up && self.outline.remembers(counter) && board.counter(counter) == 0 {
                ACHIEVEMENT
            } else {
                0
            }
    }

    /// What a check is worth, by what either end of it is.
    pub(super) fn gamble(&self, dice: i32, needs: u8, pass: i32, fail: i32) -> i32 {
        let misses = fewer_stars(dice, i32::from(needs));
        (pass * (1000 - misses) + fail * misses) / 1000
    }

    /// What it is worth to lay a status on a minion.
    fn hex(&self, status: Status) -> i32 {
        match status {
            Status::Battle(d) => -i32::from(d) * 16,
            // For the whole party's attacks in a round.
            Status::Defense(d) => -i32::from(d) * self.stakes() * 2,
            Status::Move(d) => -i32::from(d) * 8,
            Status::Unseen | Status::Inspired | Status::Form { .. } | Status::Crossing => 0,
        }
    }

    fn status(&self, mouse: Option<usize>, status: Status, fight: bool) -> i32 {
        if status == Status::Crossing {
            // A way over lines is for those who have still to walk.
            let fresh = self.look.board.turn().stride() == Stride::Unused;
            return if fresh && !fight { 26 } else { 0 };
        }
        if !fight {
            return 0;
        }
        match status {
            Status::Battle(d) => i32::from(d) * 22,
            // A die blocks a third of a wound in every attack to come.
            Status::Defense(d) => {
                mouse.map_or(0, |m| i32::from(d) * self.look.pals[m].tender * self.look.onslaught(m) / 300)
            }
            Status::Unseen => mouse.map_or(0, |m| self.look.hiding(m)),
            Status::Inspired => 25,
            Status::Form { battle, defense } => 14 * i32::from(battle + defense),
            Status::Move(_) | Status::Crossing => 0,
        }
    }

    /// What an attack printed on an ability is worth.
    fn spec(&self, mouse: Option<usize>, spec: &AttackSpec) -> i32 {
        let Some(m) = mouse else { return 0 };
        let Some(at) = self.look.pals[m].at else { return 0 };
        let dice = match spec.dice {
            Some(num) => self.number(mouse, num),
            None => self
                .look
                .weapons(m)
                .iter()
                .filter_map(|w| self.look.attack(m, *w))
                .map(|a| a.1)
                .max()
                .unwrap_or(2),
        };
        let seen = self.look.board.sees(self.look.book, at);
        let near = self.look.board.side(self.look.book, at.tile).near(at.space);
        let can = |space| match spec.reach {
            Reach::Melee => near.has(space),
            Reach::Ranged => spec.blind || seen.has(space),
        };
        let mut worths: arrayvec::ArrayVec<i32, 24> = self
            .look
            .foes_on(at.tile)
            .filter(|f| can(f.at.space))
            .map(|f| {
                let one = self.look.blow(f, spec.reach, dice, Some(spec.damage)).0;
                if spec.whole_space {
                    let with = self.look.foes_on(at.tile).filter(|o| o.at == f.at).count() as i32;
                    one * with
                } else {
                    one
                }
            })
            .collect();
        worths.sort_unstable_by(|a, b| b.cmp(a));
        worths.iter().take(self.number(mouse, spec.up_to).max(1) as usize).sum()
    }

    /// What a die more in the attack at hand is worth: much against the strong.
    fn stakes(&self) -> i32 {
        let tough = self.look.foes.iter().map(|f| {
            let more =
                odds::at_least(Reach::Melee, 4, f.defense, 1) - odds::at_least(Reach::Melee, 3, f.defense, 1);
            more * self.look.prize(f) / 1000 + if f.size == Size::Large || f.boss { 12 } else { 0 }
        });
        tough.max().unwrap_or(0)
    }

    /// How badly a wound would hurt a mouse, or the weakest.
    fn danger(&self, mouse: Option<usize>) -> i32 {
        match mouse {
            Some(m) => self.look.pals[m].tender,
            None => self.look.pals.iter().map(|p| p.tender).max().unwrap_or(0),
        }
    }

    /// What curing one ailment of a mouse is worth.
    pub(crate) fn ailing(&self, mouse: usize) -> i32 {
        let s = &self.look.board.mice()[mouse];
        if s.has(Marker::Charmed) {
            120
        } else if s.has(Marker::Stunned) || s.has(Marker::Webbed) {
            70
        } else if s.poison() > 0 {
            20 + self.look.pals[mouse].tender / 4
        } else if s.has(Marker::KnockedDown) {
            20
        } else {
            0
        }
    }
}

/// How often in a thousand so many dice show fewer stars than that; half of the faces show one.
fn fewer_stars(dice: i32, needs: i32) -> i32 {
    let (mut ways, mut fewer) = (1i64, 0i64);
    let dice = i64::from(dice.clamp(0, 20));
    for stars in 0..i64::from(needs).min(dice + 1) {
        fewer += ways;
        ways = ways * (dice - stars) / (stars + 1);
    }
    ((1000 * fewer) >> dice) as i32
}
