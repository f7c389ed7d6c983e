//! What is counted while a game is told. Only sums of whole numbers, so that threads may add up in any order.

use engine::book::CardType;
use engine::event::{Card, CardPlace, Event};
use engine::id::CardId;
use engine::{Book, CausedEvent, Outcome, RuleId, Sink};
use std::collections::{BTreeMap, BTreeSet};

/// Longest game that is told apart in the chart of lengths.
pub(crate) const MOST_ROUNDS: usize = 64;

/// Decisions that a column of the chart stands for, and most columns.
pub(crate) const DECISIONS_STEP: usize = 20;
const MOST_STEPS: usize = 64;

/// Sums over games.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Tally {
    pub games: u64,
    pub wins: u64,
    pub outcomes: [u64; 4],
    pub stuck: u64,
    pub rounds: u64,
    pub rounds_squared: u64,
    pub decisions: u64,
    pub decisions_squared: u64,
    pub by_rounds: Vec<u64>,
    pub by_decisions: Vec<u64>,
    pub pages_surge: u64,
    pub pages_capture: u64,
    pub pages_other: u64,
    pub captures: u64,
    pub rescues: u64,
    pub cheese_gained: u64,
    pub cheese_spent: u64,
    pub cheese_stolen: u64,
    pub wheel_filled: u64,
    pub wheel_drained: u64,
    pub surges: u64,
    pub level_ups: u64,
    pub searches: u64,
    pub searches_failed: u64,
    /// By mouse of the box: games, wins, captures, wounds taken, minions defeated.
    pub mice: Vec<[u64; 5]>,
    /// By kind of minion: placed, defeated.
    pub minions: Vec<[u64; 2]>,
    /// By side: games in which it was entered, pages lost there, captures there.
    pub rooms: Vec<[u64; 3]>,
    /// By search card: found, used, games in which it was held at the end, wins among them. Used means an attack with
    /// a weapon, a turn in which armor or an accessory was worn, an effect of anything else, a party item leaving the
    /// stash, an event drawn.
    pub cards: Vec<[u64; 4]>,
    /// By ability: games it was in, wins among them, times used.
    pub abilities: Vec<[u64; 3]>,
    /// Decisions of the story: how often each prompt was answered so, by their numbers in the book.
    pub answers: BTreeMap<(u8, u8), u64>,
    /// By story achievement: games that earned it.
    pub earned: BTreeMap<usize, u64>,
    /// By declared rule, in the book's order: games in which it did something.
    pub spoke: BTreeMap<u16, u64>,
}

impl Tally {
    pub(crate) fn of(book: &Book) -> Tally {
        Tally {
            by_rounds: vec![0; MOST_ROUNDS],
            by_decisions: vec![0; MOST_STEPS],
            mice: vec![[0; 5]; book.mice.len()],
            minions: vec![[0; 2]; book.minions.len()],
            rooms: vec![[0; 3]; book.sides.len()],
            cards: vec![[0; 4]; book.search.len()],
            abilities: vec![[0; 3]; book.abilities.len()],
            ..Tally::default()
        }
    }

    /// Both together.
    #[must_use]
    pub(crate) fn plus(mut self, other: &Tally) -> Tally {
        fn add(a: &mut [u64], b: &[u64]) {
            a.iter_mut().zip(b).for_each(|(a, b)| *a += b);
        }
        self.games += other.games;
        self.wins += other.wins;
        add(&mut self.outcomes, &other.outcomes);
        self.stuck += other.stuck;
        self.rounds += other.rounds;
        self.rounds_squared += other.rounds_squared;
        self.decisions += other.decisions;
        self.decisions_squared += other.decisions_squared;
        add(&mut self.by_rounds, &other.by_rounds);
        add(&mut self.by_decisions, &other.by_decisions);
        self.pages_surge += other.pages_surge;
        self.pages_capture += other.pages_capture;
        self.pages_other += other.pages_other;
        self.captures += other.captures;
        self.rescues += other.rescues;
        self.cheese_gained += other.cheese_gained;
        self.cheese_spent += other.cheese_spent;
        self.cheese_stolen += other.cheese_stolen;
        self.wheel_filled += other.wheel_filled;
        self.wheel_drained += other.wheel_drained;
        self.surges += other.surges;
        self.level_ups += other.level_ups;
        self.searches += other.searches;
        self.searches_failed += other.searches_failed;
        self.mice.iter_mut().zip(&other.mice).for_each(|(a, b)| add(a, b));
        self.minions.iter_mut().zip(&other.minions).for_each(|(a, b)| add(a, b));
        self.rooms.iter_mut().zip(&other.rooms).for_each(|(a, b)| add(a, b));
        self.cards.iter_mut().zip(&other.cards).for_each(|(a, b)| add(a, b));
        self.abilities.iter_mut().zip(&other.abilities).for_each(|(a, b)| add(a, b));
        other.answers.iter().for_each(|(answer, n)| *self.answers.entry(*answer).or_default() += n);
        other.earned.iter().for_each(|(earned, n)| *self.earned.entry(*earned).or_default() += n);
        other.spoke.iter().for_each(|(rule, n)| *self.spoke.entry(*rule).or_default() += n);
        self
    }
}

/// Listens to one game.
pub(crate) struct Ear<'b> {
    pub book: &'b Book,
    pub tally: Tally,
    /// Rounds of this game: the board counts in a byte.
    pub rounds: u64,
    hourglass: u8,
    party: Vec<usize>,
    /// Where the party was last seen, as a side.
    room: Option<usize>,
    entered: Vec<bool>,
    kinds: [Option<usize>; engine::id::MAX_MINIONS],
    /// Armor and accessories by who wears them.
    worn: Vec<(u8, CardId)>,
    /// Declared rules that did something in this game.
    spoke: BTreeSet<u16>,
}

impl<'b> Ear<'b> {
    pub(crate) fn new(book: &'b Book, tally: Tally, party: Vec<usize>) -> Ear<'b> {
        let entered = vec![false; book.sides.len()];
        let kinds = [None; engine::id::MAX_MINIONS];
        let (worn, spoke) = (Vec::new(), BTreeSet::new());
        Ear { book, tally, rounds: 0, hourglass: 1, party, room: None, entered, kinds, worn, spoke }
    }

    /// The game is over.
    pub(crate) fn close(&mut self, outcome: Option<Outcome>, decisions: u64) {
        let t = &mut self.tally;
        t.games += 1;
        let won = outcome == Some(Outcome::Victory);
        t.wins += u64::from(won);
        match outcome {
            Some(Outcome::Stuck) | None => t.stuck += 1,
            Some(o) => t.outcomes[o as usize] += 1,
        }
        t.rounds += self.rounds;
        t.rounds_squared += self.rounds * self.rounds;
        t.by_rounds[(self.rounds as usize).min(MOST_ROUNDS - 1)] += 1;
        t.by_decisions[(decisions as usize / DECISIONS_STEP).min(MOST_STEPS - 1)] += 1;
        t.decisions += decisions;
        t.decisions_squared += decisions * decisions;
        for m in &self.party {
            t.mice[*m][0] += 1;
            t.mice[*m][1] += u64::from(won);
        }
        for (side, _) in self.entered.iter().enumerate().filter(|(_, e)| **e) {
            t.rooms[side][0] += 1;
        }
        self.spoke.iter().for_each(|rule| *t.spoke.entry(*rule).or_default() += 1);
    }

    fn moved(&mut self, card: CardId, from: CardPlace, to: CardPlace) {
        let kind = self.book.card(card).kind;
        let line = &mut self.tally.cards[self.book.copies[card.ix()].ix()];
        let event = matches!(kind, CardType::Fortune | CardType::Treachery);
        let new = matches!(from, CardPlace::Deck | CardPlace::Drawn);
        let drawn = event && to == CardPlace::Drawn;
        if drawn || (new && matches!(to, CardPlace::Pack(_) | CardPlace::Stash)) {
            line[0] += 1;
        }
        // An item that is not discarded goes back into the deck.
        let returned = kind == CardType::Item && to == CardPlace::Deck;
        if drawn || returned || (kind == CardType::PartyItem && from == CardPlace::Stash) {
            line[1] += 1;
        }
        if clothing(kind) {
            self.worn.retain(|(_, c)| *c != card);
            if let CardPlace::Equipped(mouse) = to {
                self.worn.push((mouse, card));
            }
        }
    }

    fn mouse(&mut self, mouse: u8) -> Option<&mut [u64; 5]> {
        let of = *self.party.get(usize::from(mouse))?;
        self.tally.mice.get_mut(of)
    }
}

/// What is worn and works without a word.
fn clothing(kind: CardType) -> bool {
    matches!(kind, CardType::Armor | CardType::Accessory)
}

impl Sink for Ear<'_> {
    fn tell(&mut self, told: CausedEvent) {
        self.spoke.extend(told.cause.by.map(|rule| rule.0));
        let t = &mut self.tally;
        match told.event {
            Event::RoundBegan { .. } => self.rounds += 1,
            Event::HourglassMoved { to } => {
                if to > self.hourglass {
                    let lost = u64::from(to - self.hourglass);
                    match told.cause.rule {
                        RuleId::SUR_2 => t.pages_surge += lost,
                        RuleId::CAPT_5 => t.pages_capture += lost,
                        _ => t.pages_other += lost,
                    }
                    if let Some(room) = self.room {
                        t.rooms[room][1] += lost;
                    }
                }
                self.hourglass = to;
            }
            Event::Explored { side } => {
                self.room = Some(side.ix());
                self.entered[side.ix()] = true;
            }
            Event::Captured { mouse } => {
                t.captures += 1;
                if let Some(room) = self.room {
                    t.rooms[room][2] += 1;
                }
                if let Some(m) = self.mouse(mouse) {
                    m[2] += 1;
                }
            }
            Event::Rescued { .. } => t.rescues += 1,
            Event::Decided { prompt, option } => *t.answers.entry((prompt, option)).or_default() += 1,
            Event::CheeseGained { n, .. } => t.cheese_gained += u64::from(n),
            Event::CheeseLost { n, .. } => t.cheese_spent += u64::from(n),
            Event::Stolen { n, .. } => t.cheese_stolen += u64::from(n),
            Event::WheelFilled { n } => t.wheel_filled += u64::from(n),
            Event::WheelDrained { n } => t.wheel_drained += u64::from(n),
            Event::SurgeBegan { .. } => t.surges += 1,
            Event::Learned { .. } if told.cause.rule == RuleId::FREE_5 => t.level_ups += 1,
            Event::Searched { .. } => t.searches += 1,
            Event::SearchFailed { .. } => t.searches_failed += 1,
            Event::Wounded { fig, n, .. } => {
                if let Some(m) = fig.as_mouse()
                    && let Some(line) = self.mouse(m as u8)
                {
                    line[3] += u64::from(n);
                }
            }
            Event::MinionPlaced { fig, kind, .. } => {
                t.minions[kind.ix()][0] += 1;
                if let Some(slot) = fig.as_minion() {
                    self.kinds[slot] = Some(kind.ix());
                }
            }
            Event::MinionLeft { fig, defeated, by, .. } => {
                let kind = fig.as_minion().and_then(|slot| self.kinds[slot].take());
                if defeated {
                    if let Some(kind) = kind {
                        t.minions[kind][1] += 1;
                    }
                    if let Some(line) = by.and_then(|m| self.mouse(m)) {
                        line[4] += 1;
                    }
                }
            }
            Event::CardMovedTo { card, from, to } => self.moved(card, from, to),
            Event::CardUsed { card, .. } if !clothing(self.book.card(card).kind) => {
                t.cards[self.book.copies[card.ix()].ix()][1] += 1;
            }
            Event::Attacked { weapon: Some(card), .. } => {
                t.cards[self.book.copies[card.ix()].ix()][1] += 1;
            }
            Event::AbilityUsed { ability, .. } => t.abilities[ability.ix()][2] += 1,
            Event::TurnBegan { card: Card::Mouse(mouse) } => {
                for (_, card) in self.worn.iter().filter(|(by, _)| *by == mouse) {
                    t.cards[self.book.copies[card.ix()].ix()][1] += 1;
                }
            }
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use content::Sources;
    use engine::dice::Stream;
    use engine::{Game, Setup};
    use std::path::Path;
    use view::{Catalogue, Fact};

    /// Counts, and keeps what it counted.
    struct Both<'b>(Ear<'b>, Vec<CausedEvent>);

    impl Sink for Both<'_> {
        fn tell(&mut self, told: CausedEvent) {
            self.0.tell(told);
            self.1.push(told);
        }
    }

    /// What a reader of the public record would count, by the same names.
    fn counted(record: &[view::PublicEvent]) -> Tally {
        let mut t = Tally::default();
        let mut page = 1;
        for event in record {
            match &event.fact {
                Fact::RoundBegan { .. } => t.rounds += 1,
                Fact::HourglassMoved { page: to } => {
                    let lost = u64::from(to.saturating_sub(page));
                    match event.cause.rules[0].as_str() {
                        "SUR-2" => t.pages_surge += lost,
                        "CAPT-5" => t.pages_capture += lost,
                        _ => {}
                    }
                    page = *to;
                }
                Fact::Captured { .. } => t.captures += 1,
                Fact::Rescued { .. } => t.rescues += 1,
                Fact::CheeseGained { n, .. } => t.cheese_gained += u64::from(*n),
                Fact::CheeseLost { n, .. } => t.cheese_spent += u64::from(*n),
                Fact::WheelFilled { n, .. } => t.wheel_filled += u64::from(*n),
                Fact::WheelDrained { n, .. } => t.wheel_drained += u64::from(*n),
                Fact::SurgeBegan { .. } => t.surges += 1,
                Fact::Learned { .. } if event.cause.rules[0] == "FREE-5" => t.level_ups += 1,
                Fact::Searched { .. } => t.searches += 1,
                Fact::SearchFailed { .. } => t.searches_failed += 1,
                _ => {}
            }
        }
        t
    }

    /// Everything that is counted by events alone.
    fn sums(t: &Tally) -> [u64; 13] {
        [
            t.rounds,
            t.pages_surge,
            t.pages_capture,
            t.captures,
            t.rescues,
            t.cheese_gained,
            t.cheese_spent,
            t.wheel_filled,
            t.wheel_drained,
            t.surges,
            t.level_ups,
            t.searches,
            t.searches_failed,
        ]
    }

    /// Names would cost half as much again as playing, so that games are counted by the engine's own events. Whoever
    /// counts the public record instead comes to the same.
    #[test]
    fn statistics_are_those_of_the_public_record() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../content");
        let loaded = content::load(&Sources::from_dir(&root).expect("the content folder"));
        let catalogue = Catalogue::new(loaded.books.into_iter().next().expect("a book"));
        let book = catalogue.book();
        let mut all = Tally::default();
        for (number, chapter) in (0..book.chapters.len()).flat_map(|c| [c; 3]).enumerate() {
            let mut stream = Stream::from_number(number as u64);
            let setup = Setup::drawn(book, engine::id::ChapterId(chapter as u8), &mut stream, |_| 1);
            let mut both = Both(Ear::new(book, Tally::of(book), Vec::new()), Vec::new());
            let mut game = Game::new(book.clone(), &setup, &[number as u8; 32], &mut both).expect("a party");
            let mut policy = bots::policy("random", 1).expect("a policy");
            let mut offers = Vec::new();
            while game.decision().is_some() {
                game.choices_into(&mut offers);
                let (choice, _) = policy.choose(&game.imagine(stream.word()), &offers);
                game.play_listed(choice, &mut both);
            }
            let Both(ear, events) = both;
            let mut board = Game::first_board(book, &setup).expect("a party");
            let theirs = counted(&catalogue.publish(&mut board, &events));
            let ours = Tally { rounds: ear.rounds, ..ear.tally };
            assert_eq!(sums(&ours), sums(&theirs), "game {number}");
            all = all.plus(&theirs);
        }
        assert!(sums(&all).iter().all(|sum| *sum > 0), "each of them happened: {:?}", sums(&all));
    }
}
