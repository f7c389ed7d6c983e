//! Cards: what they are worth to a mouse; the dialogues of equipping, sharing, keeping and discarding.

use super::Mind;
use crate::Reason;
use engine::Choice;
use engine::book::{CardType, SearchCard, Slot, Static};
use engine::id::{Fig, SearchId};

impl Mind<'_> {
    fn printed(&self, kind: SearchId) -> &SearchCard {
        &self.look.book.search[kind.ix()]
    }

    fn can_have(&self, mouse: usize, kind: SearchId) -> bool {
        let need = self.printed(kind).requires;
        let hero = self.look.board.hero(self.look.book, mouse);
        need.classes.met_by(hero.classes)
            && hero.lore >= need.lore
            && hero.battle >= need.battle
            && need.only.is_none_or(|only| only == self.look.board.mice()[mouse].mouse())
    }

    /// What a card is worth worn by a mouse, on its own.
    pub(crate) fn worn_worth(&self, mouse: usize, kind: SearchId) -> i32 {
        if !self.can_have(mouse, kind) {
            return 0;
        }
        let card = self.printed(kind);
        let weapon = card.weapon.map_or(0, |w| {
            let dice = i32::from(self.look.board.hero(self.look.book, mouse).battle) + i32::from(w.bonus);
            // A bow hits less often, but nobody bites an archer first.
            if w.reach == engine::book::Reach::Melee { dice * 30 } else { dice * 26 }
        });
        let statics: i32 = card
            .statics
            .iter()
            .map(|s| match &self.look.book.statics[*s as usize].3 {
                Static::Battle(n, _) => 30 * i32::from(*n),
                Static::Defense(n) => 30 * i32::from(*n),
                Static::Move(n) => 22 * i32::from(*n),
                Static::Lore(n) => 15 * i32::from(*n),
                Static::Life(n) => 35 * i32::from(*n),
                Static::SearchDice(n) => 22 * i32::from(*n),
                _ => 10,
            })
            .sum();
        // Faces that hit twice are worth a die and a half (docs/box-design.md); other words about one.
        let rules = match self.look.hits_twice(kind) {
            true => 45,
            false if card.rules.is_empty() => 0,
            false => 20,
        };
        (weapon + statics + rules).max(1)
    }

    /// Worn cards that would have to go for this one, and what a mouse gains by the change.
    fn change(&self, mouse: usize, kind: SearchId) -> (i32, Option<SearchId>) {
        let card = self.printed(kind);
        if !matches!(card.kind, CardType::Weapon | CardType::Armor | CardType::Accessory)
            || !self.can_have(mouse, kind)
        {
            return (0, None);
        }
        let worth = self.worn_worth(mouse, kind);
        let worn = || self.look.board.mice()[mouse].equipped().iter().map(|c| self.look.book.copies[c.ix()]);
        let best_weapon =
            worn().filter(|k| self.printed(*k).weapon.is_some()).map(|k| self.worn_worth(mouse, k)).max();
        // A second weapon helps little: each attack is made with one.
        // One that reaches further, or bites when the other only shoots, is a choice more.
        let reaches = |k: SearchId| self.printed(k).weapon.map(|w| w.reach);
        let same = worn().any(|k| reaches(k).is_some() && reaches(k) == reaches(kind));
        let worth = match (card.weapon, best_weapon) {
            (Some(_), Some(best)) if worth <= best => {
                if same {
                    3
                } else {
                    20
                }
            }
            (Some(_), Some(best)) => worth - best + 3,
            _ => worth,
        };
        match card.slot {
            Slot::None => (worth, None),
            Slot::Head | Slot::Body => match worn().find(|k| self.printed(*k).slot == card.slot) {
                Some(old) => (worth - self.worn_worth(mouse, old), Some(old)),
                None => (worth, None),
            },
            Slot::Paws(need) => {
                let paws = |k: SearchId| match self.printed(k).slot {
                    Slot::Paws(n) => n,
                    _ => 0,
                };
                let extra = self.look.board.statics_of(self.look.book, mouse).any(|(s, _)| {
                    matches!(s, Static::ExtraPaw(tag)
                        if card.tags >> tag & 1 == 1 || worn().any(|k| self.printed(k).tags >> tag & 1 == 1))
                });
                let used: u8 = worn().map(paws).sum();
                if used + need <= 2 + u8::from(extra) {
                    return (worth, None);
                }
                let weapons = worn().filter(|k| self.printed(*k).weapon.is_some()).count();
                let old = worn().filter(|k| paws(*k) > 0).min_by_key(|k| (self.worn_worth(mouse, *k), k.0));
                match old {
                    // Never leave a mouse without a weapon.
                    Some(k) if card.weapon.is_none() && weapons <= 1 && self.printed(k).weapon.is_some() => {
                        (0, None)
                    }
                    Some(k) if card.weapon.is_some() && self.printed(k).weapon.is_some() => {
                        (self.worn_worth(mouse, kind) - self.worn_worth(mouse, k), Some(k))
                    }
                    Some(k) => (worth - self.worn_worth(mouse, k), Some(k)),
                    None => (0, None),
                }
            }
        }
    }

    /// The best card of a pack to put on.
    fn improvement(&self, mouse: usize) -> Option<(SearchId, Option<SearchId>)> {
        let pack = self.look.board.mice()[mouse].pack().iter().map(|c| self.look.book.copies[c.ix()]);
        let best = pack
            .map(|k| (self.change(mouse, k), k))
            .filter(|((gain, _), _)| *gain > 0)
            .max_by_key(|((gain, _), k)| (*gain, std::cmp::Reverse(k.0)));
        best.map(|((_, old), k)| (k, old))
    }

    /// Whether the mouse should open its pack.
    pub(crate) fn wants_equip(&self, mouse: usize) -> bool {
        self.improvement(mouse).is_some_and(|(new, old)| {
            // A pack that is full has no room for what comes off.
            let free = self.pack_room(mouse) > 0;
            old.is_none() || free || self.printed(new).slot != Slot::None
        })
    }

    fn pack_room(&self, mouse: usize) -> i32 {
        let held = self.look.board.mice()[mouse].pack().iter();
        3 - held.filter(|c| self.look.book.card(**c).kind != CardType::Trick).count() as i32
    }

    pub(crate) fn equip(&self) -> (Choice, Reason) {
        let mouse = self.decision.about.and_then(Fig::as_mouse).unwrap_or(0);
        if let Some((new, old)) = self.improvement(mouse) {
            if self.offered(Choice::Wear(new)) {
                return (Choice::Wear(new), Reason::Wear { card: new });
            }
            if let Some(old) = old
                && self.offered(Choice::Stow(old))
            {
                return (Choice::Stow(old), Reason::Stow { card: old });
            }
        }
        // Something taken off for nothing goes back on.
        for o in self.offers {
            if let Choice::Wear(k) = o.choice
                && self.change(mouse, k).0 > 0
            {
                return (o.choice, Reason::Wear { card: k });
            }
        }
        (Choice::Done, Reason::DialogueDone)
    }

    /// A card of the first mouse's pack that serves the second better.
    pub(crate) fn present(&self, from: usize, to: usize) -> Option<SearchId> {
        let free = self.pack_room(to) > 0;
        let pack = self.look.board.mice()[from].pack().iter().map(|c| self.look.book.copies[c.ix()]);
        let gains = pack
            .filter(|_| free)
            .map(|k| (self.use_of(to, k) - self.use_of(from, k).max(0), k))
            .filter(|(gain, _)| *gain >= 10);
        gains.max_by_key(|(gain, k)| (*gain, std::cmp::Reverse(k.0))).map(|(_, k)| k)
    }

    /// What a card in its pack is worth to a mouse.
    fn use_of(&self, mouse: usize, kind: SearchId) -> i32 {
        let card = self.printed(kind);
        match card.kind {
            CardType::Weapon | CardType::Armor | CardType::Accessory => self.change(mouse, kind).0,
            _ if self.can_have(mouse, kind) => 40,
            _ => 0,
        }
    }

    pub(crate) fn share(&self) -> (Choice, Reason) {
        let me = self.decision.about.and_then(Fig::as_mouse).unwrap_or(0);
        // The partner is not named: whoever is near and could use something of ours.
        for other in (0..self.look.pals.len()).filter(|m| *m != me && self.near(me, *m)) {
            let takes = self.look.board.mice()[other]
                .pack()
                .iter()
                .any(|c| self.offered(Choice::Take(self.look.book.copies[c.ix()])));
            let anything = takes || self.look.board.mice()[other].pack().is_empty();
            if let Some(kind) = self.present(me, other).filter(|_| anything)
                && self.offered(Choice::Give(kind))
            {
                let mouse = self.look.board.mice()[other].mouse();
                return (Choice::Give(kind), Reason::Hand { card: kind, mouse });
            }
        }
        (Choice::Done, Reason::DialogueDone)
    }

    pub(crate) fn near(&self, a: usize, b: usize) -> bool {
        match (self.look.pals[a].at, self.look.pals[b].at) {
            (Some(p), Some(q)) => {
                p.tile == q.tile && self.look.board.side(self.look.book, p.tile).near(p.space).has(q.space)
            }
            _ => false,
        }
    }

    /// What a card is worth to the party in a mouse's pack.
    fn keep_worth(&self, mouse: usize, kind: SearchId) -> i32 {
        let card = self.printed(kind);
        let others = (0..self.look.pals.len()).filter(|m| *m != mouse);
        match card.kind {
            CardType::Trick => 60,
            CardType::Weapon | CardType::Armor | CardType::Accessory => {
                let mine = self.change(mouse, kind).0;
                mine.max(others.map(|m| self.change(m, kind).0 * 2 / 3).max().unwrap_or(0))
            }
            _ if self.can_have(mouse, kind) => 45,
            _ if others.into_iter().any(|m| self.can_have(m, kind)) => 25,
            _ => 0,
        }
    }

    pub(crate) fn keep_or_cash(&self) -> (Choice, Reason) {
        let mouse = self.decision.about.and_then(Fig::as_mouse).unwrap_or(0);
        let Some(card) = self.look.board.drawn() else { return self.any() };
        let kind = self.look.book.copies[card.ix()];
        let trick = self.printed(kind).kind == CardType::Trick;
        let full = !trick && self.pack_room(mouse) <= 0;
        let lasts =
            matches!(self.printed(kind).kind, CardType::Weapon | CardType::Armor | CardType::Accessory);
        // What is worn serves in every fight to come; cheese is eaten once.
        let least = match (full, lasts) {
            (true, _) => 30,
            (false, true) => super::worth::CHEESE * 2 / 3,
            (false, false) => super::worth::CHEESE,
        };
        if self.keep_worth(mouse, kind) > least {
            (Choice::Keep, Reason::Keep { card: kind })
        } else {
            (Choice::Cash, Reason::Cash { card: kind })
        }
    }

    pub(crate) fn discard_down(&self) -> (Choice, Reason) {
        let mouse = self.decision.about.and_then(Fig::as_mouse).unwrap_or(0);
        let choice = self.best(|c| match c {
            Choice::Discard(kind) => -self.keep_worth(mouse, kind),
            _ => i32::MIN,
        });
        match choice {
            Choice::Discard(card) => (choice, Reason::Discard { card }),
            _ => self.any(),
        }
    }

    /// A card of choice out of the deck.
    pub(crate) fn card(&self) -> (Choice, Reason) {
        let mouse = match self.decision.by {
            engine::Decider::Mouse(m) => usize::from(m),
            engine::Decider::Party => 0,
        };
        let choice = self.best(|c| match c {
            Choice::PickCard(kind) => self.keep_worth(mouse, kind),
            _ => 0,
        });
        match choice {
            Choice::PickCard(card) => (choice, Reason::TakeCard { card }),
            _ => self.any(),
        }
    }
}
