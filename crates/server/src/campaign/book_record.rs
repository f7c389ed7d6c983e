//! The records of a party's book: what each kind says, and how it is written down. Nobody else reads or writes a body.

use engine::campaign::{CarryOver, Chosen, Journey, MouseCarry};
use engine::id::Bits;
use engine::{Book, Options, Setup, SetupError};
use serde::{Deserialize, Serialize};
use session::SetupRecord;
use std::collections::BTreeMap;
use store::NewRecord;

/// One record of a party's book.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum BookRecord {
    /// The first one: which story.
    Begin(BeginRecord),
    /// What is chosen for the next chapter so far.
    Plan(PlanRecord),
    /// The party has set out.
    Chapter(ChapterRecord),
    /// What a chapter left.
    Result(ResultRecord),
    /// In a file: the game of the chapter before it.
    Game(Box<GameRecord>),
    /// Something a later version knows.
    Later {
        /// Its kind.
        kind: String,
        /// Its body.
        body: String,
    },
}

/// The kinds, as books have them.
mod kind {
    pub(super) const BEGIN: &str = "begin";
    pub(super) const PLAN: &str = "plan";
    pub(super) const CHAPTER: &str = "chapter";
    pub(super) const RESULT: &str = "result";
    pub(super) const GAME: &str = "game";
}

impl BookRecord {
    /// Reads a record.
    pub(crate) fn decode(kind: &str, body: &str) -> Result<BookRecord, serde_json::Error> {
        Ok(match kind {
            kind::BEGIN => BookRecord::Begin(serde_json::from_str(body)?),
            kind::PLAN => BookRecord::Plan(serde_json::from_str(body)?),
            kind::CHAPTER => BookRecord::Chapter(serde_json::from_str(body)?),
            kind::RESULT => BookRecord::Result(serde_json::from_str(body)?),
            kind::GAME => BookRecord::Game(serde_json::from_str(body)?),
            _ => BookRecord::Later { kind: kind.to_string(), body: body.to_string() },
        })
    }

    /// As it is written down: kind and body.
    fn encode(&self) -> (&str, String) {
        match self {
            BookRecord::Begin(begin) => (kind::BEGIN, json(begin)),
            BookRecord::Plan(plan) => (kind::PLAN, json(plan)),
            BookRecord::Chapter(chapter) => (kind::CHAPTER, json(chapter)),
            BookRecord::Result(result) => (kind::RESULT, json(result)),
            BookRecord::Game(game) => (kind::GAME, json(game)),
            BookRecord::Later { kind, body } => (kind, body.clone()),
        }
    }

    /// As it is kept.
    pub(crate) fn kept(&self, at_ms: i64) -> NewRecord {
        let (kind, body) = self.encode();
        NewRecord::new(kind, body, at_ms)
    }
}

fn json(body: &impl Serialize) -> String {
    serde_json::to_string(body).expect("records are plain data")
}

/// The first record: which story.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct BeginRecord {
    /// The story book by name.
    pub(crate) story: String,
}

/// What was chosen between two chapters: a draft until the party sets out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct PlanRecord {
    /// The chapter by name.
    pub(crate) chapter: String,
    /// The same chapter as last time, begun as it was then.
    #[serde(default)]
    pub(crate) retry: bool,
    /// Options that differ from the defaults.
    #[serde(default)]
    pub(crate) options: BTreeMap<String, String>,
    /// Who goes.
    pub(crate) party: Vec<ChosenRecord>,
}

/// A mouse that goes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct ChosenRecord {
    /// By name.
    pub(crate) mouse: String,
    /// Its first ability, if it is new.
    #[serde(default)]
    pub(crate) ability: Option<String>,
    /// The cards it keeps.
    #[serde(default)]
    pub(crate) keep: Vec<String>,
}

/// The party has set out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct ChapterRecord {
    /// Where it is played.
    pub(crate) table: String,
    /// What was chosen before.
    pub(crate) plan: PlanRecord,
}

/// What a chapter left, by names: it outlives an edition of the book.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct ResultRecord {
    /// Where it was played.
    pub(crate) table: String,
    /// Whether the mice won.
    pub(crate) won: bool,
    /// Story achievements.
    pub(crate) achieved: Vec<String>,
    /// Per mouse: abilities, and the cards it may keep.
    pub(crate) mice: Vec<CarryRecord>,
    /// How many cards each keeps.
    pub(crate) keeps: usize,
    /// VAR-4.
    pub(crate) lost_last: bool,
    /// When it ended.
    pub(crate) ended_ms: i64,
}

/// What one mouse has.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct CarryRecord {
    pub(crate) mouse: String,
    pub(crate) abilities: Vec<String>,
    pub(crate) cards: Vec<String>,
}

impl ResultRecord {
    /// What a finished game left; none while it goes on.
    pub(crate) fn of(game: &engine::Game, table: &str, ended_ms: i64) -> Option<ResultRecord> {
        let over = game.carry_over()?;
        let book = game.book();
        let carry = |m: &MouseCarry| CarryRecord {
            mouse: book.mice[m.mouse.ix()].name.clone(),
            abilities: m.abilities.iter().map(|a| book.abilities[a.ix()].name.clone()).collect(),
            cards: m.cards.iter().map(|c| book.search[c.ix()].name.clone()).collect(),
        };
        let earned = Bits(u64::from(over.achieved)).filter_map(|a| book.achievements.get(a).cloned());
        Some(ResultRecord {
            table: table.to_string(),
            won: over.won,
            achieved: earned.collect(),
            mice: over.mice.iter().map(carry).collect(),
            keeps: over.keeps,
            lost_last: over.lost_last,
            ended_ms,
        })
    }

    /// In the engine's terms. What this edition of the book does not have is not carried over.
    pub(crate) fn carry(&self, book: &Book) -> CarryOver {
        let mouse = |m: &CarryRecord| {
            Some(MouseCarry {
                mouse: book.mouse_named(&m.mouse)?,
                abilities: m.abilities.iter().filter_map(|a| book.ability_named(a)).collect(),
                cards: m.cards.iter().filter_map(|c| book.search_named(c)).collect(),
            })
        };
        let earned = self.achieved.iter().filter_map(|a| book.achievements.iter().position(|b| b == a));
        CarryOver {
            won: self.won,
            achieved: earned.fold(0, |all, a| all | 1 << a),
            mice: self.mice.iter().filter_map(mouse).collect(),
            keeps: self.keeps,
            lost_last: self.lost_last,
        }
    }
}

/// Why a plan cannot be played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum BadPlan {
    /// Something is named that the book does not have.
    Unknown,
    /// The rules refuse it.
    Refused(SetupError),
}

impl PlanRecord {
    /// The setup that follows from the journey so far and this plan.
    pub(crate) fn setup(&self, book: &Book, journey: &Journey) -> Result<Setup, BadPlan> {
        let chapter = book.chapter_named(&self.chapter).ok_or(BadPlan::Unknown)?;
        let options = self.options().ok_or(BadPlan::Unknown)?;
        let chosen = |c: &ChosenRecord| {
            let ability = match &c.ability {
                Some(name) => Some(book.ability_named(name)?),
                None => None,
            };
            let keep = c.keep.iter().map(|k| book.search_named(k)).collect::<Option<_>>()?;
            Some(Chosen { mouse: book.mouse_named(&c.mouse)?, ability, keep })
        };
        let party: Option<Vec<Chosen>> = self.party.iter().map(chosen).collect();
        journey.setup(book, chapter, &party.ok_or(BadPlan::Unknown)?, options).map_err(BadPlan::Refused)
    }

    /// Its options.
    pub(crate) fn options(&self) -> Option<Options> {
        let mut options = Options::default();
        self.options.iter().all(|(name, value)| options.set(name, value)).then_some(options)
    }
}

/// A game as it stands in the file of a book: the line of play and nothing else.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct GameRecord {
    pub(crate) name: String,
    pub(crate) began_ms: i64,
    pub(crate) ended_ms: i64,
    pub(crate) setup: SetupRecord,
    pub(crate) choices: Vec<String>,
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Books of every version before this one have these lines.
    const STORED: [(&str, &str); 4] = [
        ("begin", r#"{"story":"s"}"#),
        (
            "plan",
            r#"{"chapter":"c","retry":true,"options":{"a":"b"},"party":[{"mouse":"nez","ability":null,"keep":["x"]}]}"#,
        ),
        ("chapter", r#"{"table":"t","plan":{"chapter":"c","retry":false,"options":{},"party":[]}}"#),
        (
            "result",
            r#"{"table":"t","won":true,"achieved":["a"],"mice":[{"mouse":"nez","abilities":["y"],"cards":[]}],"keeps":1,"lost_last":false,"ended_ms":9}"#,
        ),
    ];

    #[test]
    fn what_is_read_is_written_as_it_was() {
        for (kind, body) in STORED {
            let record = BookRecord::decode(kind, body).expect("a sound record");
            let kept = record.kept(7);
            assert_eq!((kept.kind.as_str(), kept.body.as_str(), kept.at_ms), (kind, body, 7));
        }
    }

    #[test]
    fn what_older_books_leave_out_is_filled_in() {
        let plan = BookRecord::decode("plan", r#"{"chapter":"c","party":[{"mouse":"nez"}]}"#);
        let Ok(BookRecord::Plan(plan)) = plan else { panic!("{plan:?}") };
        assert!(!plan.retry && plan.options.is_empty() && plan.party[0].keep.is_empty());
    }

    #[test]
    fn a_kind_of_a_later_version_is_no_mistake_but_a_bad_body_is() {
        let later = BookRecord::decode("feast", "?").expect("it is left alone");
        assert_eq!(later, BookRecord::Later { kind: "feast".into(), body: "?".into() });
        assert_eq!(later.kept(0).body, "?");
        for kind in ["begin", "plan", "chapter", "result", "game"] {
            assert!(BookRecord::decode(kind, "{}").is_err(), "{kind}");
        }
    }
}
