//! A story book as a book: its chapters in order, each with what is laid out, what is special, and what is read aloud.

use crate::catalogue::text;
use crate::{Line, Locale};
use engine::Book;
use engine::book::{BlockId, Chapter, Effect, EncounterDeck, Room, RuleIx, Start, Wave, When};
use engine::id::{MomentId, MouseId, SideId};
use words::GrammaticalCase;

/// A chapter on paper.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BookChapter {
    /// Id.
    pub id: String,
    /// Name.
    pub name: String,
    /// A line for the mood.
    pub flavour: String,
    /// Its place in the story, from 1; none for one that stands beside it.
    pub number: Option<u8>,
    /// What is laid out before it begins, one line each.
    pub setup: Vec<String>,
    /// The map, row by row: the numbers and names of the sides that lie up, and gaps.
    pub map: Vec<Vec<Option<(u8, String)>>>,
    /// What wins.
    pub victory: Vec<String>,
    /// What loses.
    pub defeat: Vec<String>,
    /// What holds in the whole chapter.
    pub rules: Vec<String>,
    /// Rooms about which there is something to say.
    pub rooms: Vec<BookRoom>,
    /// What is read aloud, in the order in which it may come.
    pub moments: Vec<BookMoment>,
}

/// A room of a chapter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BookRoom {
    /// Name.
    pub name: String,
    /// Who waits here, what can be found, what a surge brings, and its rules.
    pub rules: Vec<String>,
}

/// Something that is read aloud.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BookMoment {
    /// Id.
    pub id: String,
    /// When it is read: at the beginning, in a room, by a rule; none for how it ends.
    pub cue: Option<String>,
    /// Paragraphs of Markdown, each with when it is read if not always.
    pub paragraphs: Vec<(Option<String>, String)>,
}

impl Locale<'_> {
    /// A story as a book; empty if there is none of that name.
    pub fn story_book(self, story: &str) -> Vec<BookChapter> {
        let book = self.book();
        let chapters = book.chapters.iter().enumerate().filter(|(_, c)| c.story == story);
        let words = self.chapters();
        chapters
            .map(|(i, chapter)| {
                let said = &words[i];
                let rooms = chapter.rooms.iter().map(|room| BookRoom {
                    name: self.room_name(room.side).to_string(),
                    rules: self.in_room(chapter, room),
                });
                let late = self.say().num("page", chapter.end_page).say("defeat-time");
                let number = chapter.place.map(|_| {
                    1 + book.campaign(story).iter().position(|c| c.ix() == i).unwrap_or_default() as u8
                });
                BookChapter {
                    id: chapter.name.clone(),
                    name: said.name.clone(),
                    flavour: self.try_plain(&format!("chapter-{}.flavour", chapter.name)).unwrap_or_default(),
                    number,
                    setup: self.laid_out(chapter),
                    map: self.map_rows(chapter),
                    victory: texts(&said.victory),
                    defeat: std::iter::once(late).chain(texts(&said.defeat)).collect(),
                    rules: texts(&said.rules),
                    rooms: rooms.filter(|room| !room.rules.is_empty()).collect(),
                    moments: self.moments_of(chapter),
                }
            })
            .collect()
    }

    /// Mice, pages, decks, minions, cards and counters, one line each.
    fn laid_out(self, chapter: &Chapter) -> Vec<String> {
        let book = self.book();
        let named = |set: u8| -> Vec<String> {
            let mice = (0..book.mice.len() as u8).map(MouseId).filter(|m| set >> m.0 & 1 == 1);
            mice.map(|m| self.mouse(m, GrammaticalCase::Nom).to_string()).collect()
        };
        let who = named(chapter.party.allowed).join(", ");
        let mut lines = vec![self.say().num("n", chapter.party.size).text("who", who).say("print-party")];
        if chapter.party.required != 0 {
            let must = named(chapter.party.required).join(", ");
            lines.push(self.say().text("who", must).say("print-must"));
        }
        lines.push(self.say().num("n", chapter.end_page).say("print-pages"));
        lines.push(self.plain(match chapter.encounters {
            EncounterDeck::Standard => "print-deck-standard",
            EncounterDeck::Difficult => "print-deck-difficult",
            EncounterDeck::Both => "print-deck-both",
            EncounterDeck::None => "print-deck-none",
        }));
        lines.extend(self.beginnings(chapter));
        for (tile, wave) in &chapter.minions {
            let side = chapter.map[tile.ix()].sides[0];
            let room = self.room_name(side);
            lines.push(
                self.say().text("room", room).text("who", self.minions(side, wave)).say("print-minions"),
            );
        }
        for (cards, key) in [(&chapter.gifts, "print-gifts"), (&chapter.without, "print-left-out")] {
            if !cards.is_empty() {
                let names: Vec<String> = cards.iter().map(|card| self.card_name(*card).to_string()).collect();
                lines.push(self.say().text("what", names.join(", ")).say(key));
            }
        }
        let counters = chapter.counters.iter().enumerate().filter(|(ix, _)| chapter.shown >> ix & 1 == 1);
        lines.extend(counters.map(|(_, (id, starts))| {
            let name = self.plain(&format!("counter-{id}"));
            self.say().text("name", name).num("n", *starts).say("print-counter")
        }));
        lines
    }

    /// Where the mice begin: those who are named first, together who begin together.
    fn beginnings(self, chapter: &Chapter) -> Vec<String> {
        let place = |start: &Start| {
            let side = chapter.map[start.tile.ix()].sides[0];
            let moved = chapter.rooms.iter().find(|room| room.side == side).and_then(|room| room.start);
            let room = self.room_name(side);
            match start.space.or(moved) {
                Some(space) => {
                    let space = self.space_label(&self.book().sides[side.ix()].space(space).name);
                    self.say().text("room", room).text("space", space).say("print-place")
                }
                None => room.to_string(),
            }
        };
        let mut named: Vec<(String, Vec<String>)> = Vec::new();
        let mut others = Vec::new();
        for start in &chapter.start {
            let place = place(start);
            let Some(mouse) = start.mouse else {
                others.push(place);
                continue;
            };
            let mouse = self.mouse(mouse, GrammaticalCase::Nom).to_string();
            match named.iter_mut().find(|(at, _)| *at == place) {
                Some((_, mice)) => mice.push(mouse),
                None => named.push((place, vec![mouse])),
            }
        }
        let key = if named.is_empty() { "print-start" } else { "print-start-others" };
        let apart = named.iter().map(|(place, mice)| {
            let said = self.say().text("who", self.list(mice)).num("n", mice.len() as i64);
            said.text("room", place.as_str()).say("print-start-of")
        });
        let together = others.into_iter().map(|place| self.say().text("room", place).say(key));
        apart.chain(together).collect()
    }

    /// Who waits in a room, what can be found there, what a surge brings, and its rules. On the table a wave that hangs on
    /// something refers to the chapter; this is the chapter. Written by hand where what is made would limp.
    fn in_room(self, chapter: &Chapter, room: &Room) -> Vec<String> {
        let side = &self.book().sides[room.side.ix()].name;
        let written = self.try_plain(&format!("chapter-{}.setup-{side}", chapter.name));
        let setup = written.or_else(|| {
            Some(self.whole_wave(room.side, room.setup.as_ref()?, ["sheet-room-setup", "print-setup-by"]))
        });
        let surge = room
            .surge
            .as_ref()
            .map(|wave| self.whole_wave(room.side, wave, ["special-surge", "print-surge-by"]));
        let quiet = room.quiet.then(|| self.plain("sheet-room-quiet"));
        let traps = room.mousetraps.then(|| self.plain("sheet-room-mousetraps"));
        let rules = texts(&text::room_rules(self, &Room { surge: None, ..room.clone() }));
        [setup, surge, quiet, traps].into_iter().flatten().chain(rules).collect()
    }

    /// A wave in sentences: the minions in words of the first key and what else happens, or with the second key only that.
    fn whole_wave(self, side: SideId, wave: &Wave, [plain, by]: [&str; 2]) -> String {
        let Some(block) = wave.effects else {
            return self.say().text("who", self.minions(side, wave)).say(plain);
        };
        if wave.minions.is_empty() {
            return self.say().text("what", text::block_words(self, block, true)).say(by);
        }
        let first = self.say().text("who", self.minions(side, wave)).say(plain);
        format!("{first} {}", text::block_words(self, block, false))
    }

    /// The minions of a wave, and where they stand if not on the entry spaces.
    fn minions(self, side: SideId, wave: &Wave) -> String {
        let who = self.wave(&Wave { effects: None, ..wave.clone() }).text;
        let Some(space) = wave.on else { return who };
        let space = self.space_label(&self.book().sides[side.ix()].space(space).name);
        self.say().text("room", who).text("space", space).say_inside("print-place")
    }

    fn map_rows(self, chapter: &Chapter) -> Vec<Vec<Option<(u8, String)>>> {
        let span = |all: &mut dyn Iterator<Item = i8>| {
            let all: Vec<i8> = all.collect();
            all.iter().copied().min().unwrap_or(0)..=all.iter().copied().max().unwrap_or(0)
        };
        let columns = span(&mut chapter.map.iter().map(|t| t.x));
        let tile = |x: i8, y: i8| {
            let tile = chapter.map.iter().find(|t| (t.x, t.y) == (x, y))?;
            let side = tile.sides[0];
            Some((self.book().sides[side.ix()].number, self.room_name(side).to_string()))
        };
        span(&mut chapter.map.iter().map(|t| t.y))
            .map(|y| columns.clone().map(|x| tile(x, y)).collect())
            .collect()
    }

    fn moments_of(self, chapter: &Chapter) -> Vec<BookMoment> {
        let (lang, book) = (self.lang(), self.book());
        let told = self.catalogue().prose().iter().filter(|p| {
            p.chapter == chapter.name && p.language == lang.as_str() && !p.moment.starts_with("rule ")
        });
        told.map(|passage| {
            let paragraphs = passage.paragraphs().into_iter().map(|(conditions, text)| {
                let when: Vec<String> =
                    conditions.iter().map(|(word, names)| self.when(book, word, names)).collect();
                ((!when.is_empty()).then(|| when.join(" · ")), text.to_string())
            });
            let cue = self.cue(chapter, &passage.moment);
            BookMoment { id: passage.moment.clone(), cue, paragraphs: paragraphs.collect() }
        })
        .collect()
    }

    /// When a moment is read: the room or the rule that tells it.
    fn cue(self, chapter: &Chapter, moment: &str) -> Option<String> {
        if moment == "opening" {
            return Some(self.plain("print-opening"));
        }
        let book = self.book();
        let id = MomentId(chapter.moments.iter().position(|name| name == moment)? as u8);
        let tells = |ix: &&RuleIx| tells(book, book.rules[ix.0 as usize].effects, id);
        let in_room = chapter.rooms.iter().find_map(|room| Some((room, room.rules.iter().find(tells)?)));
        let (room, ix) = match in_room {
            Some((room, ix)) => (Some(self.room_name(room.side).to_string()), ix),
            None => (None, chapter.rules.iter().find(tells)?),
        };
        let rule = &book.rules[ix.0 as usize];
        // What follows an answer: who reads from paper needs the question too.
        if let Some((prompt, answer)) = answered(book, rule.effects, id) {
            let words = |n: u8| self.plain(&format!("prompt-{}", book.prompts[n as usize]));
            return Some(
                self.say().text("question", words(prompt)).text("answer", words(answer)).say("print-answer"),
            );
        }
        let named = (!self.only_tells(rule)).then(|| self.title(rule.cite).to_string());
        match (room, named) {
            (Some(room), Some(rule)) => {
                Some(self.say().text("room", room).text("rule", rule).say("print-by-rule"))
            }
            (Some(room), None) if rule.when == When::RoomEntered => {
                Some(self.say().text("room", room).say("print-entered"))
            }
            (room, named) => room.or(named),
        }
    }

    /// When a paragraph is read.
    fn when(self, book: &Book, word: &str, names: &str) -> String {
        let names: Vec<&str> = names.split_whitespace().collect();
        if !matches!(word, "with" | "without") {
            // Each by itself: all of them, or none.
            let each = names.iter().map(|id| {
                let what = self.plain(&format!("achievement-{id}"));
                self.say().text("what", what).say(&format!("print-{word}"))
            });
            return each.collect::<Vec<_>>().join(" · ");
        }
        let mice: Vec<MouseId> = names.iter().filter_map(|id| book.mouse_named(id)).collect();
        let who =
            |case| self.list(&mice.iter().map(|m| self.mouse(*m, case).to_string()).collect::<Vec<_>>());
        let said =
            self.say().text("who", who(GrammaticalCase::Nom)).text("who-gen", who(GrammaticalCase::Gen));
        said.say(&format!("print-{word}"))
    }
}

/// Whether a block, or one inside it, tells a moment.
fn tells(book: &Book, block: BlockId, moment: MomentId) -> bool {
    let inside = |block: &BlockId| tells(book, *block, moment);
    book.blocks[block.0 as usize].iter().any(|effect| match effect {
        Effect::Story(told) => *told == moment,
        Effect::Check { pass, fail, .. } => inside(pass) || inside(fail),
        Effect::If { then, otherwise, .. } => inside(then) || inside(otherwise),
        Effect::EachCheese { then, .. } | Effect::Each(_, then) | Effect::Choose { then, .. } => inside(then),
        Effect::Decide { options, .. } => options.iter().any(|(_, block)| inside(block)),
        Effect::Random(lots) => lots.iter().any(|(_, block)| inside(block)),
        _ => false,
    })
}

/// The question and the answer after which a moment is told, if it is told after one.
fn answered(book: &Book, block: BlockId, moment: MomentId) -> Option<(u8, u8)> {
    let inside = |block: &BlockId| answered(book, *block, moment);
    book.blocks[block.0 as usize].iter().find_map(|effect| match effect {
        Effect::Decide { prompt, options } => {
            let (answer, _) = options.iter().find(|(_, block)| tells(book, *block, moment))?;
            Some((*prompt, *answer))
        }
        Effect::Check { pass, fail, .. } => inside(pass).or_else(|| inside(fail)),
        Effect::If { then, otherwise, .. } => inside(then).or_else(|| inside(otherwise)),
        Effect::EachCheese { then, .. } | Effect::Each(_, then) | Effect::Choose { then, .. } => inside(then),
        Effect::Random(lots) => lots.iter().find_map(|(_, block)| inside(block)),
        _ => None,
    })
}

/// Lines as they are printed: paper needs no mark of their language.
fn texts(lines: &[Line]) -> Vec<String> {
    lines.iter().map(|line| line.text.clone()).collect()
}
