//! The protocol for players of any language: a line of JSON in, a line of JSON out. `docs/protocol.md` describes it.
//!
//! A program begins games and plays them whole, or only some mice of them while a policy plays the others. Whatever
//! comes in is answered; what makes no sense with an error that says what and where.

use engine::saving::{History, SaveError, SavedMember, SavedSetup, Seeds, hex, unhex};
use engine::{Board, Game, Outcome};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::collections::BTreeMap;
use std::io::{BufRead, Read, Write};
use view::{Catalogue, PublicDecision, PublicEvent, PublicState};

/// The version of the protocol: raised when something is renamed, left out or means something else.
pub const PROTOCOL: u32 = 1;
/// No request is longer than this, in bytes.
const LONGEST: usize = 1 << 20;
/// Who plays the other mice unless told otherwise.
const OTHERS: &str = "sensible";

/// What a program asks for.
#[derive(Deserialize)]
#[serde(tag = "do", rename_all = "kebab-case")]
enum Request {
    /// Which chapters there are, and who may play them.
    Chapters {},
    /// A new game; the last one is forgotten.
    New(Box<NewRequest>),
    /// The table as it is.
    State {},
    /// One of the choices on offer, by name.
    Choose { choice: String },
    /// Nothing more.
    End {},
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct NewRequest {
    chapter: String,
    /// Without it a party that fits the chapter.
    #[serde(default)]
    party: Vec<SavedMember>,
    /// 64 hexadecimal digits, or any words; without it the words are empty.
    #[serde(default)]
    seed: String,
    #[serde(default)]
    options: BTreeMap<String, String>,
    #[serde(default)]
    achieved: Vec<String>,
    #[serde(default)]
    lost_last: bool,
    /// The mice that the program plays; without it all of them.
    #[serde(default)]
    mice: Vec<String>,
    /// The policy that plays the others.
    #[serde(default)]
    others: Option<String>,
}

/// An answer: which line it answers, and what.
#[derive(Serialize)]
struct Line {
    protocol: u32,
    /// The number of the line it answers, from 1.
    line: u64,
    #[serde(flatten)]
    answer: Answer,
}

#[derive(Serialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
enum Answer {
    Chapters {
        chapters: Vec<ChapterRow>,
    },
    Game {
        setup: Box<SavedSetup>,
        #[serde(flatten)]
        update: Box<Update>,
    },
    Update(Box<Update>),
    State {
        state: Box<PublicState>,
        decision: Option<PublicDecision>,
    },
    Error(ProtocolError),
    End,
}

/// A chapter and who may play it.
#[derive(Serialize)]
struct ChapterRow {
    chapter: String,
    /// How many mice go.
    size: u8,
    /// Who must go.
    required: Vec<String>,
    /// Who may go.
    allowed: Vec<String>,
}

/// What happened since the last answer, and what is to be decided now.
#[derive(Serialize)]
struct Update {
    /// Choices made so far.
    choices: usize,
    /// What the policy chose for the other mice meanwhile.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    others: Vec<Chosen>,
    events: Vec<PublicEvent>,
    decision: Option<PublicDecision>,
    outcome: Option<Outcome>,
}

#[derive(Serialize)]
struct Chosen {
    mouse: String,
    choice: String,
}

/// What is wrong with a request.
#[derive(Debug, Serialize)]
struct ProtocolError {
    code: Code,
    /// In English, for whoever writes the program.
    message: String,
    /// The field it is about, or where the text stops making sense.
    #[serde(skip_serializing_if = "Option::is_none")]
    at: Option<String>,
    /// The rule that refuses, and its reason.
    #[serde(skip_serializing_if = "Option::is_none")]
    rule: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    why: Option<engine::Why>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
enum Code {
    BadText,
    BadJson,
    BadRequest,
    BadSetup,
    NoGame,
    GameOver,
    UnknownChoice,
    Refused,
}

impl ProtocolError {
    fn new(code: Code, message: impl Into<String>) -> ProtocolError {
        ProtocolError { code, message: message.into(), at: None, rule: None, why: None }
    }
    fn at(self, at: impl Into<String>) -> ProtocolError {
        ProtocolError { at: Some(at.into()), ..self }
    }
}

/// A conversation with a program.
pub struct Conversation<'c> {
    books: Vec<&'c Catalogue>,
    game: Option<Playing<'c>>,
    lines: u64,
    over: bool,
}

/// The game at hand.
struct Playing<'c> {
    /// The book it is played with.
    catalogue: &'c Catalogue,
    history: History,
    /// The board as far as it was told.
    told: Board,
    setup: SavedSetup,
    /// Who plays the mice that are not the program's.
    others: BTreeMap<String, Box<dyn bots::Policy>>,
}

impl<'c> Conversation<'c> {
    /// Nothing was said yet. There is at least one book.
    pub fn new(books: Vec<&'c Catalogue>) -> Conversation<'c> {
        Conversation { books, game: None, lines: 0, over: false }
    }

    /// Answers every line until nothing more comes.
    pub fn run(&mut self, mut input: impl BufRead, mut output: impl Write) -> std::io::Result<()> {
        let mut line = Vec::new();
        while !self.over {
            line.clear();
            input.by_ref().take(LONGEST as u64 + 1).read_until(b'\n', &mut line)?;
            if line.is_empty() {
                break;
            }
            if line.len() > LONGEST && !line.ends_with(b"\n") {
                input.skip_until(b'\n')?;
            }
            if let Some(answer) = self.answer(&line) {
                writeln!(output, "{answer}")?;
                output.flush()?;
            }
        }
        Ok(())
    }

    /// The answer to a line; none to an empty one.
    pub fn answer(&mut self, line: &[u8]) -> Option<String> {
        self.lines += 1;
        let line = line.trim_ascii();
        if line.is_empty() {
            return None;
        }
        let answer = self.request(line).unwrap_or_else(Answer::Error);
        let line = Line { protocol: PROTOCOL, line: self.lines, answer };
        Some(serde_json::to_string(&line).expect("names and numbers"))
    }

    fn request(&mut self, line: &[u8]) -> Result<Answer, ProtocolError> {
        match read(line)? {
            Request::Chapters {} => Ok(Answer::Chapters { chapters: self.chapters() }),
            Request::New(new) => self.begin(*new),
            Request::State {} => {
                let Playing { catalogue, history, .. } = self.playing()?;
                let game = &history.game;
                let (state, decision) = (catalogue.state(game.board()), catalogue.decision(game));
                Ok(Answer::State { state: Box::new(state), decision })
            }
            Request::Choose { choice } => self.choose(&choice),
            Request::End {} => {
                self.over = true;
                Ok(Answer::End)
            }
        }
    }

    fn chapters(&self) -> Vec<ChapterRow> {
        let mice = |book: &engine::Book, set: u8| {
            let member = move |(at, _): &(usize, &engine::book::Mouse)| set >> at & 1 == 1;
            book.mice.iter().enumerate().filter(member).map(|(_, mouse)| mouse.name.clone()).collect()
        };
        let row = |book: &engine::Book, chapter: &engine::book::Chapter| ChapterRow {
            chapter: chapter.name.clone(),
            size: chapter.party.size,
            required: mice(book, chapter.party.required),
            allowed: mice(book, chapter.party.allowed),
        };
        let books = self.books.iter().map(|catalogue| catalogue.book());
        books.flat_map(|book| book.chapters.iter().map(move |chapter| row(book, chapter))).collect()
    }

    fn playing(&self) -> Result<&Playing<'c>, ProtocolError> {
        self.game.as_ref().ok_or_else(|| ProtocolError::new(Code::NoGame, "no game was begun: say new first"))
    }

    fn begin(&mut self, new: NewRequest) -> Result<Answer, ProtocolError> {
        let unknown = |what: &str, name: &str| {
            ProtocolError::new(Code::BadSetup, format!("there is no {what} called “{name}”"))
        };
        let holds =
            |catalogue: &&'c Catalogue| Some((*catalogue, catalogue.book().chapter_named(&new.chapter)?));
        let (catalogue, chapter) = self
            .books
            .iter()
            .find_map(holds)
            .ok_or_else(|| unknown("chapter", &new.chapter).at("chapter"))?;
        let book = catalogue.book();
        let seed = unhex(&new.seed).unwrap_or_else(|| Sha256::digest(new.seed.as_bytes()).into());
        let filled = SavedSetup::of(book, &web::NewGame::fill(book, chapter).setup(), hex(&seed));
        let setup = SavedSetup {
            party: if new.party.is_empty() { filled.party } else { new.party },
            options: new.options,
            achieved: new.achieved,
            lost_last: new.lost_last,
            ..filled
        };
        let bad = |error: SaveError| bad_setup(book, &error);
        let checked = setup.setup(book).map_err(bad)?;
        let mice = || setup.party.iter().map(|member| &member.mouse);
        if let Some(stranger) = new.mice.iter().find(|name| !mice().any(|mouse| mouse == *name)) {
            return Err(unknown("mouse of the party", stranger).at("mice"));
        }
        let policy = new.others.as_deref().unwrap_or(OTHERS);
        let mut others = BTreeMap::new();
        for (seed, mouse) in mice().enumerate().filter(|(_, m)| !new.mice.is_empty() && !new.mice.contains(m))
        {
            let policy = bots::policy(policy, seed as u64)
                .map_err(|unknown| ProtocolError::new(Code::BadSetup, unknown.to_string()).at("others"))?;
            others.insert(mouse.clone(), policy);
        }
        let told = Game::first_board(book, &checked).map_err(|e| bad_setup(book, &SaveError::Setup(e)))?;
        let history = History::begin(book, &checked, Seeds::one(seed)).map_err(|e| bad_setup(book, &e))?;
        let mut playing = Playing { catalogue, history, told, setup, others };
        let update = playing.go_on(0);
        let setup = Box::new(playing.setup.clone());
        self.game = Some(playing);
        Ok(Answer::Game { setup, update: Box::new(update) })
    }

    fn choose(&mut self, name: &str) -> Result<Answer, ProtocolError> {
        self.playing()?;
        let Some(playing) = &mut self.game else { return Ok(Answer::End) };
        let catalogue = playing.catalogue;
        let from = playing.history.starts.len();
        playing.history.play(name).map_err(|error| match error {
            SaveError::AfterTheEnd { .. } => ProtocolError::new(Code::GameOver, "the chapter is over"),
            SaveError::Refused { refusal, .. } => ProtocolError {
                rule: Some(catalogue.book().rule_name(refusal.rule).to_string()),
                why: Some(refusal.why),
                ..ProtocolError::new(Code::Refused, format!("“{name}” is not on offer")).at("choice")
            },
            _ => ProtocolError::new(Code::UnknownChoice, format!("“{name}” is no choice here")).at("choice"),
        })?;
        Ok(Answer::Update(Box::new(playing.go_on(from + 1))))
    }
}

/// Why a game cannot begin.
fn bad_setup(book: &engine::Book, error: &SaveError) -> ProtocolError {
    let bad = |message: String| ProtocolError::new(Code::BadSetup, message);
    match error {
        SaveError::Unknown { what, name } => bad(format!("there is no {what} called “{name}”")).at(*what),
        SaveError::BadOption(option) => bad(format!("there is no option “{option}”")).at("options"),
        SaveError::Setup(error) => ProtocolError {
            rule: Some(book.rule_name(error.rule()).to_string()),
            ..bad(format!("this party may not play this chapter: {error:?}")).at("party")
        },
        other => bad(format!("{other:?}")),
    }
}

impl Playing<'_> {
    /// The other mice decide until the program has to; then what happened since a choice is told.
    fn go_on(&mut self, from: usize) -> Update {
        let catalogue = self.catalogue;
        let mut others = Vec::new();
        loop {
            let game = &self.history.game;
            let mouse = catalogue.decision(game).and_then(|decision| decision.by);
            let Some((mouse, policy)) = mouse.and_then(|mouse| {
                let policy = self.others.get_mut(&mouse)?;
                Some((mouse, policy))
            }) else {
                break;
            };
            // What is thought depends on how far the game is, and on nothing hidden.
            let imagined = game.imagine(self.history.starts.len() as u64);
            let (choice, _) = policy.choose(&imagined, &game.choices());
            let choice = game.name(choice);
            if self.history.play(&choice).is_err() {
                break;
            }
            others.push(Chosen { mouse, choice });
        }
        let events = (from..=self.history.starts.len())
            .flat_map(|at| catalogue.publish(&mut self.told, self.history.segment(at)))
            .collect();
        let game = &self.history.game;
        Update {
            choices: self.history.starts.len(),
            others,
            events,
            decision: catalogue.decision(game),
            outcome: game.board().outcome(),
        }
    }
}

fn read(line: &[u8]) -> Result<Request, ProtocolError> {
    if line.len() > LONGEST {
        let message = format!("a line has at most {LONGEST} bytes");
        return Err(ProtocolError::new(Code::BadText, message).at(format!("byte {LONGEST}")));
    }
    let text = std::str::from_utf8(line).map_err(|error| {
        let at = format!("byte {}", error.valid_up_to() + 1);
        ProtocolError::new(Code::BadText, "this is no UTF-8").at(at)
    })?;
    let value: serde_json::Value = serde_json::from_str(text).map_err(|error| {
        // A request has no lines of its own.
        let message = error.to_string();
        let message = message.split(" at line ").next().unwrap_or(&message);
        ProtocolError::new(Code::BadJson, message).at(format!("column {}", error.column()))
    })?;
    serde_json::from_value(value).map_err(|error| ProtocolError::new(Code::BadRequest, error.to_string()))
}
