//! What is simulated: a chapter, who plays it, and how often.

use crate::tongue::{Filling, FillingValue, Tongue};
use engine::dice::Stream;
use engine::id::{AbilityId, ChapterId, MouseId, SearchId};
use engine::options::{Difficulty, Switch, Variant};
use engine::{Book, Member, Options, Setup, SetupError};

/// A setting and how many games of it are played.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The chapter.
    pub chapter: ChapterId,
    /// Policies: one for all, or one for each mouse of the party. The first also decides for the party.
    pub policies: Vec<String>,
    /// How many games.
    pub games: u64,
    /// The seed; game number `n` is the same in every run with it.
    pub seed: u64,
    /// Who takes part.
    pub party: PartyPlan,
    /// Switches, variants, difficulty.
    pub options: Options,
    /// How many threads; none for as many as there are cores.
    pub threads: Option<usize>,
}

/// Who takes part.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum PartyPlan {
    /// Drawn anew for every game among those the chapter allows.
    #[default]
    Any,
    /// These; an empty list of abilities is drawn anew for every game.
    Seats(Vec<PartyMember>),
}

/// A mouse of a party.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PartyMember {
    /// Which mouse.
    pub mouse: MouseId,
    /// Its abilities; drawn if empty.
    pub abilities: Vec<AbilityId>,
    /// Cards it brings.
    pub kept: Vec<SearchId>,
}

/// Why a plan cannot be run.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PlanError {
    /// No such chapter.
    #[error("no chapter is called '{name}'; there are {known}")]
    Chapter {
        /// What was asked for.
        name: String,
        /// What there is.
        known: String,
    },
    /// No such story, or one of single chapters.
    #[error("no story with a campaign is called '{name}'; there are {known}")]
    Campaign {
        /// What was asked for.
        name: String,
        /// What there is.
        known: String,
    },
    /// No such policy.
    #[error(transparent)]
    Policy(#[from] bots::UnknownPolicy),
    /// Neither one policy nor one for each mouse.
    #[error("{have} policies for a party of {want}: name one for all, or one for each mouse")]
    Policies {
        /// How many were named.
        have: usize,
        /// How many mice there are.
        want: usize,
    },
    /// No such mouse.
    #[error("no mouse is called '{name}'; there are {known}")]
    Mouse {
        /// What was asked for.
        name: String,
        /// What there is.
        known: String,
    },
    /// No such ability.
    #[error("no ability is called '{0}'")]
    Ability(String),
    /// Abilities without mice to have them.
    #[error("abilities are given to the mice of a party: name the party too")]
    AbilitiesOfNobody,
    /// Abilities for more mice than there are.
    #[error("abilities for {have} mice in a party of {want}")]
    Abilities {
        /// How many were named.
        have: usize,
        /// How many mice there are.
        want: usize,
    },
    /// Abilities in another order than the mice.
    #[error("the abilities come in the order of the party: '{0}' is not there")]
    AbilityOrder(String),
    /// Nothing to measure.
    #[error("no ability and no equipment to be found is called '{0}'; `barksburg cards` lists them")]
    Card(String),
    /// The rules refuse the party.
    #[error("this party cannot play the chapter: {0}")]
    Party(PartyRefused),
    /// Nothing to do.
    #[error("at least one game must be played")]
    NoGames,
    /// The pool of threads could not be made.
    #[error("cannot start the threads: {0}")]
    Threads(String),
}

/// What the rules say against a party: the key of a sentence and what fills it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PartyRefused {
    key: &'static str,
    with: Filling,
}

impl std::fmt::Display for PartyRefused {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.key.trim_start_matches("lab-party-"))?;
        for (_, value) in &self.with {
            match value {
                FillingValue::Number(n) => write!(f, " {n}")?,
                FillingValue::Text(text) => write!(f, " {text}")?,
            }
        }
        Ok(())
    }
}

impl PlanError {
    /// The key of its sentence and what fills it.
    pub fn told(&self, t: &Tongue) -> (&'static str, Filling) {
        let name = |name: &str| vec![("name", name.into())];
        let known = |name: &str, known: &str| vec![("name", name.into()), ("known", known.into())];
        let both = |have: usize, want: usize| vec![("have", have.into()), ("want", want.into())];
        match self {
            PlanError::Chapter { name, known: all } => ("lab-error-chapter", known(name, all)),
            PlanError::Campaign { name, known: all } => ("lab-error-campaign", known(name, all)),
            PlanError::Policy(unknown) => ("lab-error-policy", known(&unknown.0, &bots::POLICIES.join(", "))),
            PlanError::Policies { have, want } => ("lab-error-policies", both(*have, *want)),
            PlanError::Mouse { name, known: all } => ("lab-error-mouse", known(name, all)),
            PlanError::Ability(text) => ("lab-error-ability", name(text)),
            PlanError::AbilitiesOfNobody => ("lab-error-abilities-of-nobody", vec![]),
            PlanError::Abilities { have, want } => ("lab-error-abilities", both(*have, *want)),
            PlanError::AbilityOrder(text) => ("lab-error-ability-order", name(text)),
            PlanError::Card(text) => ("lab-error-card", name(text)),
            PlanError::Party(refused) => {
                ("lab-error-party", vec![("why", t.fill(refused.key, &refused.with).into())])
            }
            PlanError::NoGames => ("lab-error-no-games", vec![]),
            PlanError::Threads(why) => ("lab-error-threads", vec![("why", why.as_str().into())]),
        }
    }
}

impl Plan {
    /// All chance of the game with this number: a stream for its setup and what follows, its seed, and the policies'.
    pub(crate) fn chance(&self, number: u64) -> (Stream, [u8; 32], u64) {
        let mut stream = Stream::from_number(self.seed.wrapping_mul(0xD6E8_FEB8_6659_FD93) ^ number);
        let mut seed = [0u8; 32];
        for part in seed.chunks_mut(8) {
            part.copy_from_slice(&stream.word().to_le_bytes());
        }
        let policy_seed = stream.word();
        (stream, seed, policy_seed)
    }

    /// A plan for a chapter by name, with defaults.
    pub fn new(book: &Book, chapter: &str, policy: &str, games: u64, seed: u64) -> Result<Plan, PlanError> {
        let id = book.chapter_named(chapter).ok_or_else(|| PlanError::Chapter {
            name: chapter.to_string(),
            known: book.chapters.iter().map(|c| c.name.as_str()).collect::<Vec<_>>().join(", "),
        })?;
        let plan = Plan {
            chapter: id,
            policies: policy.split(',').map(|p| p.trim().to_string()).collect(),
            games,
            seed,
            party: PartyPlan::Any,
            options: Options::default(),
            threads: None,
        };
        plan.check(book)?;
        Ok(plan)
    }

    /// The party as it is typed; `any` if it is drawn.
    pub fn party_name(&self, book: &Book) -> String {
        let PartyPlan::Seats(seats) = &self.party else { return "any".to_string() };
        let names = seats.iter().map(|seat| {
            let own: Vec<&str> =
                seat.abilities.iter().map(|a| book.abilities[a.ix()].name.as_str()).collect();
            let mouse = &book.mice[seat.mouse.ix()].name;
            if own.is_empty() { mouse.clone() } else { format!("{mouse}:{}", own.join("+")) }
        });
        names.collect::<Vec<_>>().join(",")
    }

    /// Whether the plan can be run, with the reason if not.
    pub fn check(&self, book: &Book) -> Result<(), PlanError> {
        if self.games == 0 {
            return Err(PlanError::NoGames);
        }
        let want = usize::from(book.chapters[self.chapter.ix()].party.size);
        if self.policies.len() != 1 && self.policies.len() != want {
            return Err(PlanError::Policies { have: self.policies.len(), want });
        }
        for policy in &self.policies {
            bots::policy(policy, 0)?;
        }
        let setup = self.setup(book, &mut Stream::from_number(self.seed))?;
        setup.check(book).map_err(|e| PlanError::Party(refusal(book, &e)))
    }

    /// The setup of one game: what is left open is drawn from the stream.
    pub fn setup(&self, book: &Book, stream: &mut Stream) -> Result<Setup, PlanError> {
        let rules = &book.chapters[self.chapter.ix()].party;
        let mut free: Vec<AbilityId> = (0..book.abilities.len() as u8).map(AbilityId).collect();
        stream.shuffle(&mut free);
        let mut mice: Vec<MouseId> =
            (0..book.mice.len() as u8).map(MouseId).filter(|m| rules.allowed >> m.0 & 1 == 1).collect();
        stream.shuffle(&mut mice);
        let seats = match &self.party {
            PartyPlan::Seats(seats) => seats.clone(),
            PartyPlan::Any => {
                mice.sort_by_key(|m| rules.required >> m.0 & 1 == 0);
                mice.truncate(usize::from(rules.size));
                mice.into_iter()
                    .map(|mouse| PartyMember { mouse, abilities: Vec::new(), kept: Vec::new() })
                    .collect()
            }
        };
        // What is fixed for one mouse is not drawn for another.
        free.retain(|a| !seats.iter().any(|s| s.abilities.contains(a)));
        let mut party = Vec::new();
        for seat in seats {
            let mut abilities = seat.abilities;
            if abilities.is_empty() {
                let hero = book.mice.get(seat.mouse.ix()).ok_or_else(|| {
                    PlanError::Party(refusal(book, &SetupError::MouseNotAllowed(seat.mouse)))
                })?;
                let at = free.iter().position(|a| {
                    let printed = &book.abilities[a.ix()];
                    printed.classes.met_by(hero.classes) && printed.only.is_none_or(|o| o == seat.mouse)
                });
                let at =
                    at.ok_or_else(|| PlanError::Party(refusal(book, &SetupError::NoAbility(seat.mouse))))?;
                abilities.push(free.remove(at));
            }
            party.push(Member { mouse: seat.mouse, abilities, kept: seat.kept });
        }
        Ok(Setup { chapter: self.chapter, party, options: self.options, achieved: 0, lost_last: false })
    }
}

/// Reads a party: `collin,tilda:first-aid,filch:find+dodge,maginos`.
pub fn parse_party(book: &Book, text: &str) -> Result<PartyPlan, PlanError> {
    let seats = text.split(',').map(|word| {
        let (name, abilities) = word.trim().split_once(':').unwrap_or((word.trim(), ""));
        let mouse = book.mouse_named(name).ok_or_else(|| PlanError::Mouse {
            name: name.to_string(),
            known: book.mice.iter().map(|m| m.name.as_str()).collect::<Vec<_>>().join(", "),
        })?;
        let named = abilities.split('+').filter(|a| !a.is_empty());
        Ok::<PartyMember, PlanError>(PartyMember {
            mouse,
            abilities: self::abilities(book, named)?,
            kept: Vec::new(),
        })
    });
    Ok(PartyPlan::Seats(seats.collect::<Result<_, _>>()?))
}

/// Gives the mice of a party abilities in its order: `inspire,find+dodge,-,cure`, where `-` is drawn. Fewer than there
/// are mice leave the rest as they are.
pub fn parse_abilities(book: &Book, party: PartyPlan, text: &str) -> Result<PartyPlan, PlanError> {
    let PartyPlan::Seats(mut seats) = party else { return Err(PlanError::AbilitiesOfNobody) };
    let words: Vec<&str> = text.split(',').map(str::trim).collect();
    if words.len() > seats.len() {
        return Err(PlanError::Abilities { have: words.len(), want: seats.len() });
    }
    for (seat, word) in seats.iter_mut().zip(words) {
        // Written with its mouse as in a party, it must be this one.
        let own = match word.split_once(':') {
            Some((name, rest)) if book.mouse_named(name) == Some(seat.mouse) => rest,
            Some((name, _)) => return Err(PlanError::AbilityOrder(name.to_string())),
            None => word,
        };
        let named = own.split('+').filter(|a| !a.is_empty() && *a != "-");
        seat.abilities = abilities(book, named)?;
    }
    Ok(PartyPlan::Seats(seats))
}

fn abilities<'t>(book: &Book, names: impl Iterator<Item = &'t str>) -> Result<Vec<AbilityId>, PlanError> {
    names.map(|a| book.ability_named(a).ok_or_else(|| PlanError::Ability(a.to_string()))).collect()
}

/// Whether a policy is called so.
pub fn is_policy(name: &str) -> bool {
    bots::policy(name, 0).is_ok()
}

const DIFFICULTY: &str = "difficulty";
const ACHIEVEMENTS: &str = "achievements";

/// The name of every option a plan may have: difficulty and variants first.
pub fn option_names() -> Vec<&'static str> {
    let variants = Variant::ALL.iter().map(|v| v.name());
    let switches = Switch::ALL.iter().map(|s| s.name());
    [DIFFICULTY].into_iter().chain(variants).chain([ACHIEVEMENTS]).chain(switches).collect()
}

/// What an option may be set to, if there is one of this name.
pub fn values_of(name: &str) -> Option<Vec<&'static str>> {
    if name == DIFFICULTY {
        return Some(Difficulty::ALL.map(Difficulty::name).to_vec());
    }
    if let Some(switch) = Switch::ALL.iter().find(|s| s.name() == name) {
        return Some(switch.options().to_vec());
    }
    let flag = name == ACHIEVEMENTS || Variant::ALL.iter().any(|v| v.name() == name);
    flag.then(|| vec!["on", "off"])
}

/// What the rules say against a party.
fn refusal(book: &Book, error: &SetupError) -> PartyRefused {
    let mouse =
        |m: &MouseId| ("name", FillingValue::from(book.mice.get(m.ix()).map_or("?", |m| m.name.as_str())));
    let ability =
        |a: &AbilityId| FillingValue::from(book.abilities.get(a.ix()).map_or("?", |a| a.name.as_str()));
    let (key, with) = match error {
        SetupError::NoSuchChapter => ("lab-party-no-chapter", vec![]),
        SetupError::PartySize { want, have } => {
            ("lab-party-size", vec![("want", usize::from(*want).into()), ("have", usize::from(*have).into())])
        }
        SetupError::MouseTwice(m) => ("lab-party-mouse-twice", vec![mouse(m)]),
        SetupError::MouseNotAllowed(m) => ("lab-party-mouse-not-allowed", vec![mouse(m)]),
        SetupError::MouseRequired(m) => ("lab-party-mouse-required", vec![mouse(m)]),
        SetupError::NoAbility(m) => ("lab-party-no-ability", vec![mouse(m)]),
        SetupError::AbilityNotForMouse(m, a) => {
            ("lab-party-ability-not-for", vec![mouse(m), ("ability", ability(a))])
        }
        SetupError::AbilityTwice(a) => ("lab-party-ability-twice", vec![("name", ability(a))]),
        SetupError::TooManyKept(m) => ("lab-party-too-many", vec![mouse(m)]),
        SetupError::CannotKeep(c) => {
            let card = book.search.get(c.ix()).map_or("?", |c| c.name.as_str());
            ("lab-party-cannot-keep", vec![("name", card.into())])
        }
        SetupError::NoSuchAbility => ("lab-party-no-such-ability", vec![]),
        SetupError::NotCarried(m, _) => ("lab-party-not-carried", vec![mouse(m)]),
    };
    PartyRefused { key, with }
}
