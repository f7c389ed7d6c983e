//! Attacks within attacks and steps within steps: how deep the rules of a chapter can lead, as far as their words tell.

use super::rules_of;
use crate::link::{Kind, Link};
use engine::book::{About, BlockId, Cond, Effect, FigureSide, It, Limit, RuleIx, Source, Test, When};
use engine::id::{MAX_ATTACKS, MAX_STEPS};

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
    /// The rule that goes deepest.
    rule: Option<RuleIx>,
}

impl Deepest {
    fn note(&mut self, rule: RuleIx, attacks: usize, steps: usize) {
        let over = |attacks, steps| attacks > MAX_ATTACKS || steps > MAX_STEPS;
        if over(attacks, steps) && !over(self.attacks, self.steps) {
            self.rule = Some(rule);
        }
        self.attacks = self.attacks.max(attacks);
        self.steps = self.steps.max(steps);
    }

    fn enough(&self) -> bool {
        self.attacks > MAX_ATTACKS || self.ways > WAYS
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
            let at = match deepest.rule.map(|ix| self.book.rules[ix.0 as usize].from) {
                None | Some(Source::Room(_) | Source::Chapter) => self.declared(Kind::Chapter, chapter),
                Some(source) => self.declared_by(source),
            };
            self.no_room("attacks", at, deepest.attacks, MAX_ATTACKS);
            self.no_room("steps", at, deepest.steps, MAX_STEPS);
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
        let mut blows = Vec::new();
        let inside = self.inside(self.book.rules[ix.0 as usize].effects, meant, 0, &mut blows);
        // The moment, the rule, and what its braces hold.
        let steps = steps + 2;
        deepest.note(ix, attacks, steps + inside);
        deepest.path.push(ix);
        for (blow, within) in blows {
            deepest.note(ix, attacks + 1, steps + within + 1);
            if deepest.enough() {
                break;
            }
            self.answers(rules, blow, attacks + 1, steps + within + 1, deepest);
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
            Source::Search(card) if rule.discard => usize::from(self.book.search[card.ix()].copies),
            _ => usize::MAX,
        }
    }

    /// Whom a rule speaks of in an attack, if it may speak in it at all.
    fn hears(&self, ix: RuleIx, blow: Blow) -> Option<Meant> {
        let rule = &self.book.rules[ix.0 as usize];
        let holder = match rule.from {
            Source::Mouse(_) | Source::Ability(_) | Source::Search(_) => MICE,
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

    /// How many steps the braces of a block add, and the attacks it may begin, each with the steps below it.
    fn inside(&self, block: BlockId, meant: Meant, below: usize, blows: &mut Vec<(Blow, usize)>) -> usize {
        if below > MAX_STEPS {
            return below;
        }
        let mut most = below;
        for effect in self.book.blocks.get(block.0 as usize).into_iter().flatten() {
            let by_a_mouse = Blow { by: MICE, at: MINIONS };
            let inner: Vec<(BlockId, Meant, usize)> = match effect {
                Effect::Hit(it, _) => {
                    begin(blows, Blow { by: 0, at: meant.of(*it) }, below);
                    vec![]
                }
                Effect::Attack(_) | Effect::AttackWithEach(_) | Effect::OrderAttack(_) => {
                    begin(blows, by_a_mouse, below + 1);
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
                    most = most.max(self.inside(block, meant, below + steps, blows));
                }
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

/// Notes an attack that begins, once for each kind and where it is deepest.
fn begin(blows: &mut Vec<(Blow, usize)>, blow: Blow, below: usize) {
    match blows.iter_mut().find(|(known, _)| *known == blow) {
        _ if blow.at == 0 => {}
        Some((_, known)) => *known = below.max(*known),
        None => blows.push((blow, below)),
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
