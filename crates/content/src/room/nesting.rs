//! Attacks within attacks and steps within steps: how deep the rules of a chapter can lead, as far as their words tell.
//!
//! Followed is what happens while a rule still waits: the attack it makes and all that answers that, the minions it brings and
//! the track laid for them, the hourglass it moves, the marker it gives, the event it draws, and the surge of a wheel it fills.
//! What only luck brings about again and again (a surge from rolled cheese within a surge) is not: luck ends it as well, and
//! the game has room for it until then.

use super::rules_of;
use crate::link::{Kind, Link};
use engine::book::{About, BlockId, Cond, Effect, FigureSide, It, Limit, Marker, RuleIx, Source, Test, When};
use engine::id::{MAX_ATTACKS, MAX_STEPS, SideId};

/// Sides of the table, as bits.
const MICE: u8 = 1;
const MINIONS: u8 = 2;
const BOTH: u8 = MICE | MINIONS;
/// Steps that may lie under a rule: a turn, a minion, an attack, what follows it, a surge and its wave.
const BELOW: usize = 12;
/// So many ways are followed; a book with more of them is too tangled.
const WAYS: usize = 100_000;

/// An attack as rules see it: by whom (nobody, if a rule deals hits) and against whom.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Blow {
    by: u8,
    at: u8,
}

/// What an effect brings about while its rule waits.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Next {
    /// An attack.
    Blow(Blow),
    /// A moment, and whose doing it is; nobody's for the hourglass and the track.
    Moment(When, u8),
    /// A tile is turned under the mice: they have entered this room.
    Entered(SideId),
}

/// Who is meant by `subject` and `object` where a rule speaks.
#[derive(Clone, Copy)]
struct Meant {
    subject: u8,
    object: u8,
    /// The rule speaks of an attack that nobody makes.
    by_nobody: bool,
}

/// The deepest way so far.
#[derive(Default)]
struct Deepest {
    attacks: usize,
    steps: usize,
    ways: usize,
    /// The rules of the way at hand.
    path: Vec<RuleIx>,
    /// The sides that came up on this way.
    up: Vec<SideId>,
    /// The rules of the first way that goes too deep.
    over: Vec<RuleIx>,
}

impl Deepest {
    fn note(&mut self, rule: RuleIx, attacks: usize, steps: usize) {
        let over = |attacks, steps| attacks > MAX_ATTACKS || steps > MAX_STEPS;
        if over(attacks, steps) && !over(self.attacks, self.steps) {
            self.over = self.path.iter().copied().chain([rule]).collect();
        }
        self.attacks = self.attacks.max(attacks);
        self.steps = self.steps.max(steps);
    }

    const fn enough(&self) -> bool {
        self.attacks > MAX_ATTACKS || self.steps > MAX_STEPS || self.ways > WAYS
    }
}

impl Link {
    /// Rules that answer an attack with another, which they answer again; and braces within braces.
    pub(super) fn check_nesting(&mut self) {
        let printed = |link: &Link, ix: &RuleIx| {
            !matches!(link.book.rules[ix.0 as usize].from, Source::Room(_) | Source::Chapter)
        };
        let all: Vec<RuleIx> = (0..self.book.rules.len() as u16).map(RuleIx).collect();
        let printed: Vec<RuleIx> = all.into_iter().filter(|ix| printed(self, ix)).collect();
        for chapter in 0..self.book.chapters.len() {
            let own = rules_of(&self.book.chapters[chapter]).copied();
            let rules: Vec<RuleIx> = printed.iter().copied().chain(own).collect();
            let deepest = self.deepest(&rules);
            // What the chapter adds to the cards is where the author looks first.
            let from = |ix: &RuleIx| self.book.rules[ix.0 as usize].from;
            let told = |source: &Source| matches!(source, Source::Room(_) | Source::Chapter);
            let at = match deepest.over.last().map(from) {
                Some(source) if !deepest.over.iter().map(from).any(|s| told(&s)) => self.declared_by(source),
                _ => self.declared(Kind::Chapter, chapter),
            };
            let mut names: Vec<&str> = Vec::new();
            for ix in &deepest.over {
                let name = self.book.rule_name(self.book.rules[ix.0 as usize].cite);
                if !names.contains(&name) {
                    names.push(name);
                }
            }
            let names = names.join(", ");
            self.no_room_for("attacks", at, (deepest.attacks, MAX_ATTACKS), &names);
            self.no_room_for("steps", at, (deepest.steps, MAX_STEPS), &names);
            self.no_room_for("ways", at, (deepest.ways, WAYS), &names);
        }
    }

    fn deepest(&self, rules: &[RuleIx]) -> Deepest {
        let mut deepest = Deepest::default();
        for blow in [Blow { by: BOTH, at: BOTH }, Blow { by: 0, at: BOTH }] {
            self.answers(rules, blow, 1, BELOW + 1, &mut deepest);
        }
        for ix in rules.iter().filter(|ix| !in_attack(self.book.rules[ix.0 as usize].when)) {
            let meant = Meant { subject: BOTH, object: BOTH, by_nobody: false };
            self.speaks(rules, *ix, meant, 0, BELOW, &mut deepest);
        }
        deepest
    }

    /// Every rule that may answer an attack, with whatever follows.
    fn answers(&self, rules: &[RuleIx], blow: Blow, attacks: usize, steps: usize, deepest: &mut Deepest) {
        for ix in rules {
            if let Some(meant) = self.hears(*ix, blow) {
                self.speaks(rules, *ix, meant, attacks, steps, deepest);
            }
            if deepest.enough() {
                return;
            }
        }
    }

    /// Every rule of a moment that a rule has brought about.
    fn follows(
        &self,
        rules: &[RuleIx],
        (when, whose): (When, u8),
        attacks: usize,
        steps: usize,
        deepest: &mut Deepest,
    ) {
        for ix in rules {
            if let Some(meant) = self.hears_moment(*ix, when, whose) {
                self.speaks(rules, *ix, meant, attacks, steps, deepest);
            }
            if deepest.enough() {
                return;
            }
        }
    }

    /// Every rule that may speak of a room in which mice find themselves.
    fn entered(
        &self,
        there: &[RuleIx],
        rules: &[RuleIx],
        attacks: usize,
        steps: usize,
        deepest: &mut Deepest,
    ) {
        for ix in there {
            if let Some(meant) = self.hears_moment(*ix, When::RoomEntered, MICE) {
                self.speaks(rules, *ix, meant, attacks, steps, deepest);
            }
            if deepest.enough() {
                return;
            }
        }
    }

    fn speaks(
        &self,
        rules: &[RuleIx],
        ix: RuleIx,
        meant: Meant,
        attacks: usize,
        steps: usize,
        deepest: &mut Deepest,
    ) {
        deepest.ways += 1;
        let uses = deepest.path.iter().filter(|before| **before == ix).count();
        if uses >= self.uses(ix) {
            return;
        }
        let mut nexts = Vec::new();
        let inside = self.inside(self.book.rules[ix.0 as usize].effects, meant, 0, &mut nexts);
        // The moment, the rule, and what its braces hold.
        let steps = steps + 2;
        deepest.note(ix, attacks, steps + inside);
        deepest.path.push(ix);
        for (next, within) in nexts {
            let steps = steps + within + 1;
            deepest.note(ix, attacks + usize::from(matches!(next, Next::Blow(_))), steps);
            if deepest.enough() {
                break;
            }
            match next {
                Next::Blow(blow) => self.answers(rules, blow, attacks + 1, steps, deepest),
                Next::Moment(when, whose) => self.follows(rules, (when, whose), attacks, steps, deepest),
                // It lies up already: nothing is laid or turned.
                Next::Entered(side) if deepest.up.last() == Some(&side) => {}
                Next::Entered(side) => {
                    let elsewhere = |ix: &RuleIx| match self.book.rules[ix.0 as usize].from {
                        Source::Room(room) => room != side,
                        _ => false,
                    };
                    let there: Vec<RuleIx> = rules.iter().copied().filter(|ix| !elsewhere(ix)).collect();
                    deepest.up.push(side);
                    self.entered(&there, rules, attacks, steps, deepest);
                    deepest.up.pop();
                }
            }
        }
        deepest.path.pop();
    }

    /// How often a rule can speak before the turn is over.
    fn uses(&self, ix: RuleIx) -> usize {
        let rule = &self.book.rules[ix.0 as usize];
        match rule.from {
            _ if rule.limit != Limit::None => 1,
            // ABIL-1: one a turn, and there is one card of each.
            Source::Ability(_) => 1,
            Source::Search(card) if rule.discard || self.is_spent(ix) => {
                usize::from(self.book.search[card.ix()].copies)
            }
            _ => usize::MAX,
        }
    }

    /// An event that was drawn lies in the discards, unless it goes back into the deck.
    fn is_spent(&self, ix: RuleIx) -> bool {
        let rule = &self.book.rules[ix.0 as usize];
        rule.when == When::Drawn && !self.has_effect(rule.effects, &|e| matches!(e, Effect::ShuffleBack), 0)
    }

    /// Whom a rule speaks of at a moment that another rule has brought about, if it may speak at all.
    fn hears_moment(&self, ix: RuleIx, when: When, whose: u8) -> Option<Meant> {
        let rule = &self.book.rules[ix.0 as usize];
        let fits = match (rule.about, rule.from) {
            // A minion's card hears its attacks and its turns, nothing else.
            (_, Source::Minion(_)) => false,
            (About::Anyone | About::Holder, _) => true,
            (About::OtherMouse | About::AnyMouse, _) => whose & MICE != 0,
            (About::Minion, _) => whose & MINIONS != 0,
        };
        let meant = Meant { subject: whose, object: 0, by_nobody: false };
        (rule.when == when && fits).then(|| meant.narrowed(&rule.conditions))
    }

    /// Whom a rule speaks of in an attack, if it may speak in it at all.
    fn hears(&self, ix: RuleIx, blow: Blow) -> Option<Meant> {
        let rule = &self.book.rules[ix.0 as usize];
        let holder = match rule.from {
            Source::Mouse(_) | Source::Ability(_) | Source::Search(_) | Source::Marker(_) => MICE,
            Source::Minion(_) => MINIONS,
            Source::Room(_) | Source::Chapter | Source::Game => BOTH,
        };
        let about = match rule.about {
            About::Holder => holder,
            About::OtherMouse | About::AnyMouse => MICE,
            About::Minion => MINIONS,
            About::Anyone => BOTH,
        };
        let nobody = blow.by == 0;
        // A minion's card speaks in attacks that somebody makes.
        if nobody && matches!(rule.from, Source::Minion(_)) {
            return None;
        }
        let by_nobody_heard = matches!(rule.about, About::Holder | About::Anyone);
        let (subject, object) = match rule.when {
            When::Attacked | When::DefenseRolled | When::BlockedAll => (blow.by, blow.at & about),
            When::AttackRolled if !nobody => (blow.by, blow.at & about),
            When::Attacking if nobody => (0, if by_nobody_heard { blow.at } else { 0 }),
            When::Attacking => (blow.by & about, blow.at),
            When::Wounded if nobody => (0, if by_nobody_heard { blow.at & MICE } else { 0 }),
            When::Wounded => (blow.by & about, blow.at & MICE),
            When::Defeated => (MICE & about, blow.at & MINIONS),
            When::Marked => (blow.at & MICE & about, blow.at),
            _ => return None,
        };
        let by_nobody = nobody && !matches!(rule.when, When::Defeated | When::Marked);
        let meant = Meant { subject, object, by_nobody };
        let speaks = (by_nobody || subject != 0) && object != 0 && meant.may_hold(&rule.conditions);
        speaks.then(|| meant.narrowed(&rule.conditions))
    }

    /// How many steps the braces of a block add, and what it brings about, each with the steps below it.
    fn inside(&self, block: BlockId, meant: Meant, below: usize, nexts: &mut Vec<(Next, usize)>) -> usize {
        if below > MAX_STEPS {
            return below;
        }
        let mut most = below;
        for effect in self.book.blocks.get(block.0 as usize).into_iter().flatten() {
            let by_a_mouse = Blow { by: MICE, at: MINIONS };
            let mut begin = |next, below| begin(nexts, next, below);
            let inner: Vec<(BlockId, Meant, usize)> = match effect {
                Effect::Hit(it, _) => {
                    begin(Next::Blow(Blow { by: 0, at: meant.of(*it) }), below);
                    vec![]
                }
                Effect::Attack(_) | Effect::AttackWithEach(_) | Effect::OrderAttack(_) => {
                    begin(Next::Blow(by_a_mouse), below + 1);
                    vec![]
                }
                Effect::Hourglass(by) if *by > 0 => {
                    begin(Next::Moment(When::HourglassMoved, 0), below);
                    vec![]
                }
                Effect::Mark(it, Marker::Stunned | Marker::Webbed)
                | Effect::Wound { who: it, poison: true, .. } => {
                    begin(Next::Moment(When::Marked, meant.of(*it) & MICE), below);
                    vec![]
                }
                Effect::Spawn(..) | Effect::SpawnOn(..) | Effect::ReturnTo(..) => {
                    begin(Next::Moment(When::TrackLaid, 0), below + 1);
                    vec![]
                }
                Effect::LayTile(side) | Effect::TurnTile(side) => {
                    begin(Next::Entered(*side), below + 1);
                    vec![]
                }
                Effect::Draw(_) | Effect::TakeCard(..) | Effect::TakeAny(..) => {
                    begin(Next::Moment(When::Drawn, MICE), below + 1);
                    vec![]
                }
                Effect::Each(among, block) | Effect::Choose { among, then: block, .. } => {
                    vec![(*block, Meant { object: side(among.side), ..meant }, 2)]
                }
                Effect::If { conditions, then, otherwise } => {
                    let then = meant.may_hold(conditions).then_some((*then, meant.narrowed(conditions), 1));
                    then.into_iter().chain([(*otherwise, meant, 1)]).collect()
                }
                Effect::Check { pass, fail, .. } => vec![(*pass, meant, 1), (*fail, meant, 1)],
                Effect::Random(lots) => lots.iter().map(|(_, block)| (*block, meant, 1)).collect(),
                Effect::EachCheese { then, .. } => vec![(*then, meant, 2)],
                Effect::Decide { options, .. } => {
                    options.iter().map(|(_, block)| (*block, meant, 2)).collect()
                }
                _ => vec![],
            };
            for (block, meant, steps) in inner {
                // An empty brace is left at once.
                if self.book.blocks.get(block.0 as usize).is_some_and(|effects| !effects.is_empty()) {
                    most = most.max(self.inside(block, meant, below + steps, nexts));
                }
            }
        }
        // An attack and an event are settled, and with them a wheel that the rule has filled.
        let settles =
            |(next, _): &(Next, usize)| matches!(next, Next::Blow(_) | Next::Moment(When::Drawn, _));
        let fills = |effect: &Effect| matches!(effect, Effect::FillWheel(_));
        if below == 0 && nexts.iter().any(settles) && self.has_effect(block, &fills, 0) {
            for when in [When::HourglassMoved, When::TrackLaid, When::Surged, When::MinionsPlaced] {
                begin(nexts, Next::Moment(when, 0), most + 2);
            }
        }
        most
    }
}

impl Meant {
    fn of(self, it: It) -> u8 {
        match it {
            It::Holder => BOTH,
            It::Subject => self.subject,
            It::Object => self.object,
        }
    }

    /// Whether these tests may hold: in an attack that nobody makes, none that asks for the attacker does.
    fn may_hold(self, conditions: &[Cond]) -> bool {
        let of_subject = |it: It| it == It::Subject;
        !self.by_nobody
            || !conditions.iter().any(|cond| {
                !cond.negate
                    && match &cond.test {
                        Test::ByMinion | Test::Ranged | Test::CheeseRolled | Test::WeaponTag(_) => true,
                        Test::Large(it)
                        | Test::Kind(it, _)
                        | Test::Kin(it, _)
                        | Test::IsMouse(it, _)
                        | Test::HasClass(it, _)
                        | Test::On(it, _)
                        | Test::Cheese(it, _)
                        | Test::HasMarker(it, _) => of_subject(*it),
                        _ => false,
                    }
            })
    }

    /// The same where these tests hold.
    fn narrowed(mut self, conditions: &[Cond]) -> Meant {
        for cond in conditions.iter().filter(|cond| !cond.negate) {
            let (it, side) = match &cond.test {
                Test::Large(it) | Test::Kind(it, _) | Test::Kin(it, _) => (*it, MINIONS),
                Test::IsMouse(it, _) | Test::HasClass(it, _) | Test::Cheese(it, _) => (*it, MICE),
                _ => continue,
            };
            match it {
                It::Subject => self.subject &= side,
                It::Object => self.object &= side,
                It::Holder => {}
            }
        }
        self
    }
}

/// Notes what begins, once for each kind and where it is deepest.
fn begin(nexts: &mut Vec<(Next, usize)>, next: Next, below: usize) {
    let nobody = matches!(next, Next::Blow(Blow { at: 0, .. }) | Next::Moment(When::Marked, 0));
    match nexts.iter_mut().find(|(known, _)| *known == next) {
        _ if nobody => {}
        Some((_, known)) => *known = below.max(*known),
        None => nexts.push((next, below)),
    }
}

/// Whether a rule of this moment speaks while an attack is under way.
const fn in_attack(when: When) -> bool {
    matches!(
        when,
        When::Attacking
            | When::AttackRolled
            | When::Attacked
            | When::DefenseRolled
            | When::BlockedAll
            | When::Wounded
            | When::Defeated
            | When::Marked
    )
}

const fn side(of: FigureSide) -> u8 {
    match of {
        FigureSide::Mice => MICE,
        FigureSide::Minions => MINIONS,
        FigureSide::Everyone => BOTH,
    }
}
