//! What each mouse did in a game, counted from its public record, and the awards that follow from it.

use crate::{Fact, FigureName, InitiativeCard, PublicEvent};

/// What one mouse did.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Deeds {
    /// The mouse, by id.
    pub mouse: String,
    /// Wounds it dealt.
    pub blows: u32,
    /// Foes it defeated.
    pub defeated: u32,
    /// Hits it blocked.
    pub blocked: u32,
    /// Cheese it found.
    pub cheese: u32,
    /// Cheese it gave away.
    pub given: u32,
    /// Searches that found something.
    pub finds: u32,
    /// Rooms it was the first to enter.
    pub rooms: u32,
    /// Spaces it walked.
    pub steps: u32,
    /// Wounds it took.
    pub wounds: u32,
    /// Times it was captured.
    pub captures: u32,
    /// Turns it had: whoever came late has done less.
    pub turns: u32,
}

impl Deeds {
    /// The same over several games.
    pub fn add(&mut self, other: &Deeds) {
        self.blows += other.blows;
        self.defeated += other.defeated;
        self.blocked += other.blocked;
        self.cheese += other.cheese;
        self.given += other.given;
        self.finds += other.finds;
        self.rooms += other.rooms;
        self.steps += other.steps;
        self.wounds += other.wounds;
        self.captures += other.captures;
        self.turns += other.turns;
    }
}

/// What a mouse is praised for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Award {
    /// Defeated more foes than anybody.
    Champion,
    /// Found more than anybody.
    Finder,
    /// Blocked more hits than anybody.
    Shield,
    /// Was first through more doors than anybody.
    Scout,
    /// Gave away more cheese than anybody.
    Friend,
    /// Found more cheese than anybody.
    Larder,
    /// Dealt more wounds than anybody.
    Fighter,
    /// Took more wounds than anybody and was never captured.
    Tough,
    /// Was never wounded.
    Untouched,
    /// Walked farther than anybody.
    Wanderer,
}

impl Award {
    /// All of them, the greatest first.
    pub const ALL: [Award; 10] = [
        Award::Champion,
        Award::Finder,
        Award::Shield,
        Award::Scout,
        Award::Friend,
        Award::Larder,
        Award::Fighter,
        Award::Tough,
        Award::Untouched,
        Award::Wanderer,
    ];

    /// Its name in keys and classes.
    pub const fn name(self) -> &'static str {
        match self {
            Award::Champion => "champion",
            Award::Finder => "finder",
            Award::Shield => "shield",
            Award::Scout => "scout",
            Award::Friend => "friend",
            Award::Larder => "larder",
            Award::Fighter => "fighter",
            Award::Tough => "tough",
            Award::Untouched => "untouched",
            Award::Wanderer => "wanderer",
        }
    }

    /// What it is measured by, and how much of it deserves to be spoken of.
    fn measure(self, deeds: &Deeds) -> (u32, u32) {
        match self {
            Award::Champion => (deeds.defeated, 2),
            Award::Finder => (deeds.finds, 2),
            Award::Shield => (deeds.blocked, 3),
            Award::Scout => (deeds.rooms, 2),
            Award::Friend => (deeds.given, 1),
            Award::Larder => (deeds.cheese, 3),
            Award::Fighter => (deeds.blows, 2),
            Award::Tough => (if deeds.captures == 0 { deeds.wounds } else { 0 }, 2),
            // Whoever was hardly there was hardly in danger.
            Award::Untouched => (if deeds.wounds + deeds.captures == 0 { deeds.turns } else { 0 }, 3),
            Award::Wanderer => (deeds.steps, 5),
        }
    }
}

/// What these mice did, in their order.
pub fn deeds<'m>(told: &[Vec<PublicEvent>], mice: impl IntoIterator<Item = &'m str>) -> Vec<Deeds> {
    let mut all: Vec<Deeds> =
        mice.into_iter().map(|mouse| Deeds { mouse: mouse.to_string(), ..Deeds::default() }).collect();
    let (mut striking, mut acting) = (None, None);
    for told in told.iter().flatten() {
        let mut of = |mouse: Option<&str>, count: fn(&mut Deeds) -> &mut u32, n: u8| {
            if let Some(deeds) = all.iter_mut().find(|d| Some(d.mouse.as_str()) == mouse) {
                *count(deeds) += u32::from(n);
            }
        };
        match &told.fact {
            Fact::TurnBegan { card, .. } => {
                striking = None;
                acting = match card {
                    InitiativeCard::Mouse(mouse) => Some(mouse.clone()),
                    InitiativeCard::Minion(_) => None,
                };
                of(acting.as_deref(), |d| &mut d.turns, 1);
            }
            Fact::Attacked { attacker, .. } => {
                striking = attacker.as_ref().and_then(FigureName::mouse).map(str::to_string);
            }
            Fact::Wounded { figure, n, .. } if figure.is_minion() => {
                of(striking.as_deref(), |d| &mut d.blows, *n);
            }
            Fact::Wounded { figure, n, .. } => of(figure.mouse(), |d| &mut d.wounds, *n),
            Fact::BossWounded { n, .. } => of(striking.as_deref(), |d| &mut d.blows, *n),
            Fact::MinionLeft { defeated: true, by, .. } => of(by.as_deref(), |d| &mut d.defeated, 1),
            Fact::Blocked { figure, n } => of(figure.mouse(), |d| &mut d.blocked, *n),
            Fact::CheeseGained { mouse, n, .. } => of(Some(mouse), |d| &mut d.cheese, *n),
            Fact::CheeseGiven { from, n, .. } => of(Some(from), |d| &mut d.given, *n),
            Fact::Searched { mouse, .. } => of(Some(mouse), |d| &mut d.finds, 1),
            Fact::Explored { .. } => of(acting.as_deref(), |d| &mut d.rooms, 1),
            Fact::Stepped { figure, .. } => of(figure.mouse(), |d| &mut d.steps, 1),
            Fact::Captured { mouse, .. } => of(Some(mouse), |d| &mut d.captures, 1),
            _ => {}
        }
    }
    all
}

/// One award for each mouse that deserves one: nobody else did as much of it, and it was worth speaking of.
pub fn awards(deeds: &[Deeds]) -> Vec<Option<Award>> {
    let mut given = vec![None; deeds.len()];
    for award in Award::ALL {
        let best = deeds.iter().map(|d| award.measure(d).0).max().unwrap_or(0);
        let mut leading = (0..deeds.len()).filter(|i| award.measure(&deeds[*i]).0 == best);
        let (Some(first), None) = (leading.next(), leading.next()) else { continue };
        let (much, enough) = award.measure(&deeds[first]);
        if much >= enough && given[first].is_none() {
            given[first] = Some(award);
        }
    }
    given
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{PublicCause, Spot};

    fn told(facts: Vec<Fact>) -> Vec<Vec<PublicEvent>> {
        vec![facts.into_iter().map(|fact| PublicEvent { fact, cause: PublicCause::default() }).collect()]
    }

    fn turn(mouse: &str) -> Fact {
        Fact::TurnBegan { card: InitiativeCard::Mouse(mouse.into()), slot: None, actions: 1 }
    }

    fn wounded(figure: &str, n: u8) -> Fact {
        Fact::Wounded { figure: figure.into(), n, poison: false, wounds: n, poison_wounds: 0, hearts: 1 }
    }

    fn attacked(attacker: &str, target: &str) -> Fact {
        Fact::Attacked {
            attacker: Some(attacker.into()),
            target: target.into(),
            reach: engine::book::Reach::Melee,
            weapon: None,
        }
    }

    #[test]
    fn whoever_strikes_is_credited_with_the_wounds_and_whoever_bleeds_with_theirs() {
        let rat = || Some("lily".to_string());
        let record = told(vec![
            turn("lily"),
            attacked("lily", "rat-warrior-1"),
            wounded("rat-warrior-1", 2),
            Fact::MinionLeft { figure: "rat-warrior-1".into(), from: None, defeated: true, by: rat() },
            Fact::Explored { room: "kitchen".into(), tile: Some(1) },
            Fact::TurnBegan { card: InitiativeCard::Minion("rats".into()), slot: None, actions: 0 },
            // A trap, and nobody's doing.
            wounded("rat-warrior-2", 1),
            attacked("rat-warrior-2", "nez"),
            wounded("nez", 3),
            Fact::Captured {
                mouse: "nez".into(),
                from: Some(Spot { tile: 0, room: "kitchen".into(), space: "k1".into() }),
                hearts: 0,
            },
        ]);
        let all = deeds(&record, ["lily", "nez"]);
        assert_eq!(
            all[0],
            Deeds { mouse: "lily".into(), blows: 2, defeated: 1, rooms: 1, turns: 1, ..Deeds::default() }
        );
        assert_eq!(all[1], Deeds { mouse: "nez".into(), wounds: 3, captures: 1, ..Deeds::default() });
        let mut sum = all[0].clone();
        sum.add(&all[0]);
        assert_eq!((sum.blows, sum.turns), (4, 2));
    }

    #[test]
    fn an_award_goes_to_whoever_did_most_and_only_one_to_each() {
        let mouse = |mouse: &str| Deeds { mouse: mouse.into(), turns: 6, wounds: 1, ..Deeds::default() };
        let lily = Deeds { defeated: 5, finds: 4, blows: 9, ..mouse("lily") };
        let nez = Deeds { blows: 3, blocked: 3, ..mouse("nez") };
        let tilda = Deeds { finds: 1, wounds: 0, ..mouse("tilda") };
        let filch = mouse("filch");
        let found = awards(&[lily.clone(), nez, tilda, filch.clone()]);
        assert_eq!(found, [Some(Award::Champion), Some(Award::Shield), Some(Award::Untouched), None]);
        assert_eq!(awards(&[lily.clone(), lily]), [None, None], "two who did the same");
        assert_eq!(awards(&[filch]), [None], "too little to speak of");
        // Drowned, or carried off by a trap: without a wound, but not unharmed.
        let taken = Deeds { captures: 1, turns: 6, ..Deeds::default() };
        assert_eq!(awards(&[taken]), [None]);
    }
}
