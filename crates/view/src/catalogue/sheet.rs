//! A chapter to be read before it is played: what everybody may know, and all of it for whoever reads aloud.

use super::locale::Locale;
use super::printed::{ChapterWords, Line, RoomWords};
use content::Listeners;
use engine::book::{Book, Chapter, EncounterDeck, Goal, Room};
use engine::id::{ChapterId, MouseId, SideId};
use words::{GrammaticalCase, Lang};

/// A chapter in print.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChapterSheet {
    /// Id.
    pub id: String,
    /// The story book it belongs to, by id.
    pub story: String,
    /// Name in the language.
    pub name: String,
    /// What happened before, if the story goes on from another chapter.
    pub before: Option<SheetPassage>,
    /// How it begins.
    pub opening: Option<SheetPassage>,
    /// The steps on the way to victory, in the order of the chapter: the first, and those in rooms that are known.
    pub goals: Vec<Line>,
    /// How many further steps come up in play.
    pub later: usize,
    /// What wins, one line each.
    pub victory: Vec<Line>,
    /// What loses, one line each.
    pub defeat: Vec<Line>,
    /// Who takes part, a line each.
    pub party: Vec<Line>,
    /// Where the end marker lies.
    pub end_page: u8,
    /// Which encounter cards are used.
    pub encounters: String,
    /// What the party is given.
    pub gifts: Vec<Line>,
    /// Rules of the whole chapter.
    pub rules: Vec<Line>,
    /// The tiles, those that lie up at the beginning.
    pub map: Vec<SheetTile>,
    /// The rooms with rules of their own, as far as they are known.
    pub rooms: Vec<SheetRoom>,
    /// How many rooms with rules of their own are still to be found.
    pub unknown: usize,
    /// Everything that is read aloud; only for whoever does.
    pub passages: Vec<SheetPassage>,
}

/// Something to read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SheetPassage {
    /// The chapter it is from, by id.
    pub chapter: String,
    /// The moment.
    pub moment: String,
    /// Markdown.
    pub text: String,
    /// The language of the text, where that is not the reader's own.
    pub lang: Option<Lang>,
}

/// A tile of the map.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SheetTile {
    /// Column, from 0.
    pub x: u8,
    /// Row, from 0.
    pub y: u8,
    /// Id of the side that lies up.
    pub id: String,
    /// Its name.
    pub name: String,
    /// The mice start here.
    pub start: bool,
}

/// A room and what is special about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SheetRoom {
    /// Id.
    pub id: String,
    /// Name.
    pub name: String,
    /// A line each.
    pub rules: Vec<Line>,
}

/// Who reads a chapter, and what they know of it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SheetReader {
    /// Rooms seen before, besides those the chapter starts in.
    pub seen: Vec<SideId>,
    /// Prepares to read aloud: knows everything.
    pub aloud: bool,
    /// The chapter before was lost.
    pub lost_last: bool,
    /// Who goes along, if that is known.
    pub mice: Vec<MouseId>,
    /// Story achievements of the party, by name.
    pub achieved: Vec<String>,
}

/// Those whom the texts of a sheet are for.
struct Readers<'r> {
    mice: Vec<String>,
    achieved: &'r [String],
}

impl Listeners for Readers<'_> {
    fn goes(&self, mouse: &str) -> bool {
        self.mice.iter().any(|m| m == mouse)
    }

    fn achieved(&self, achievement: &str) -> bool {
        self.achieved.iter().any(|a| a == achievement)
    }
}

impl Locale<'_> {
    /// A chapter as this reader may read it.
    pub fn chapter_sheet(self, id: ChapterId, reader: &SheetReader) -> ChapterSheet {
        let book = self.book();
        let chapter = &book.chapters[id.ix()];
        let words = self.chapter_words_of(id);
        // Before a party is chosen it is the one that a new game suggests.
        let suggested = suggested_party(book, chapter);
        let mice = if reader.mice.is_empty() { &suggested } else { &reader.mice }.iter();
        let readers = Readers {
            mice: mice.map(|m| book.mice[m.ix()].name.clone()).collect(),
            achieved: &reader.achieved,
        };
        let known = |side: SideId| {
            let starts = chapter.start.iter().any(|s| chapter.map[s.tile.ix()].sides[0] == side);
            reader.aloud || starts || reader.seen.contains(&side)
        };
        let ruled = |room: &&Room| !self.room_lines(words, room).is_empty();
        let (shown, hidden): (Vec<_>, Vec<_>) =
            chapter.rooms.iter().filter(ruled).partition(|room| known(room.side));
        let rooms = shown.into_iter().map(|room| SheetRoom {
            id: book.sides[room.side.ix()].name.clone(),
            name: self.room_name(room.side).to_string(),
            rules: self.room_lines(words, room),
        });
        let (told, later): (Vec<_>, Vec<_>) = chapter.goals.iter().enumerate().partition(|(nth, goal)| {
            *nth == 0 || reader.aloud || goal.at.is_some_and(|(side, _)| known(side))
        });
        let late = self.say().num("page", chapter.end_page).say("defeat-time");
        ChapterSheet {
            id: chapter.name.clone(),
            story: chapter.story.clone(),
            name: words.name.clone(),
            before: self.before(chapter, reader.lost_last, &readers),
            opening: self.told(&chapter.name, "opening", &readers),
            goals: told.into_iter().map(|(_, goal)| self.goal_line(chapter, goal)).collect(),
            later: later.len(),
            victory: words.victory.to_vec(),
            defeat: std::iter::once(late.into()).chain(words.defeat.iter().cloned()).collect(),
            party: self.party_lines(chapter),
            end_page: chapter.end_page,
            encounters: self.plain(match chapter.encounters {
                EncounterDeck::Standard => "sheet-standard-deck",
                EncounterDeck::Difficult => "sheet-difficult-deck",
                EncounterDeck::Both => "sheet-both-decks",
                EncounterDeck::None => "sheet-no-deck",
            }),
            gifts: chapter.gifts.iter().map(|card| self.card_name(*card).to_string().into()).collect(),
            rules: words.rules.to_vec(),
            map: self.sheet_map(chapter),
            rooms: rooms.collect(),
            unknown: hidden.len(),
            passages: if reader.aloud { self.passages(chapter, &readers) } else { Vec::new() },
        }
    }

    fn goal_line(self, chapter: &Chapter, goal: &Goal) -> Line {
        let key = format!("goal-{}-{}", chapter.name, goal.name);
        Line { text: self.plain(&key), lang: self.foreign(&key) }
    }

    /// What is special about a room: who waits there, then its rules.
    fn room_lines(self, words: &ChapterWords, room: &Room) -> Vec<Line> {
        let setup =
            room.setup.as_ref().map(|w| self.say().text("who", self.wave(w).text).say("sheet-room-setup"));
        let quiet = room.quiet.then(|| self.plain("sheet-room-quiet"));
        let traps = room.mousetraps.then(|| self.plain("sheet-room-mousetraps"));
        let rules = words.room(room.side).map(RoomWords::all_rules).unwrap_or_default();
        let own = setup.into_iter().chain(quiet).chain(traps).map(Line::from);
        own.chain(rules.iter().cloned()).collect()
    }

    /// The last page of the chapter before, as it ended.
    fn before(self, chapter: &Chapter, lost: bool, readers: &Readers<'_>) -> Option<SheetPassage> {
        let book = self.book();
        let place = chapter.place?.checked_sub(1)?;
        let before = book.chapters.iter().find(|c| c.story == chapter.story && c.place == Some(place))?;
        let onward = lost.then(|| self.told(&before.name, "onward", readers)).flatten();
        onward.or_else(|| self.told(&before.name, "continues", readers))
    }

    fn told(self, chapter: &str, moment: &str, readers: &Readers<'_>) -> Option<SheetPassage> {
        let (found, lang) = self.passage(chapter, moment)?;
        let text = found.told(readers);
        Some(SheetPassage { chapter: chapter.to_string(), moment: moment.to_string(), text, lang })
    }

    /// Everything read aloud in a chapter, in the order of its prose; the opening stands elsewhere.
    fn passages(self, chapter: &Chapter, readers: &Readers<'_>) -> Vec<SheetPassage> {
        let mut moments: Vec<&str> = Vec::new();
        // What the reader's language lacks stands behind what it has.
        for lang in std::iter::once(self.lang()).chain(Lang::ALL) {
            let prose = self.catalogue().prose().iter();
            let own = prose.filter(|p| p.chapter == chapter.name && p.language == lang.as_str());
            for moment in own.map(|p| &*p.moment).filter(|m| *m != "opening" && !m.starts_with("rule ")) {
                if !moments.contains(&moment) {
                    moments.push(moment);
                }
            }
        }
        moments.into_iter().filter_map(|moment| self.told(&chapter.name, moment, readers)).collect()
    }

    fn party_lines(self, chapter: &Chapter) -> Vec<Line> {
        let book = self.book();
        let named = |set: u8| -> Vec<String> {
            let mice = (0..book.mice.len() as u8).map(MouseId).filter(|m| set >> m.0 & 1 == 1);
            mice.map(|m| self.mouse(m, GrammaticalCase::Nom).to_string()).collect()
        };
        let all = ((1u16 << book.mice.len()) - 1) as u8;
        let mut lines = vec![Line::from(self.say().num("n", chapter.party.size).say("sheet-party-size"))];
        for (key, mice) in [
            ("sheet-party-with", named(chapter.party.required)),
            ("sheet-party-without", named(all & !chapter.party.allowed)),
        ] {
            if !mice.is_empty() {
                lines.push(self.say().text("who", self.list(&mice)).say(key).into());
            }
        }
        lines
    }

    fn sheet_map(self, chapter: &Chapter) -> Vec<SheetTile> {
        let left = chapter.map.iter().map(|t| t.x).min().unwrap_or(0);
        let top = chapter.map.iter().map(|t| t.y).min().unwrap_or(0);
        let starts = |tile: usize| chapter.start.iter().any(|s| s.tile.ix() == tile);
        let tile = |(ix, at): (usize, &engine::book::MapTile)| SheetTile {
            x: (at.x - left) as u8,
            y: (at.y - top) as u8,
            id: self.book().sides[at.sides[0].ix()].name.clone(),
            name: self.room_name(at.sides[0]).to_string(),
            start: starts(ix),
        };
        chapter.map.iter().enumerate().map(tile).collect()
    }
}

/// Required mice first, then who else may come, until the party is full.
pub fn suggested_party(book: &Book, chapter: &Chapter) -> Vec<MouseId> {
    let all = || (0..book.mice.len() as u8).map(MouseId);
    let has = |set: u8, m: MouseId| set >> m.0 & 1 == 1;
    let required = all().filter(|m| has(chapter.party.required, *m));
    let others = all().filter(|m| has(chapter.party.allowed & !chapter.party.required, *m));
    let mut mice: Vec<MouseId> = required.chain(others).take(chapter.party.size as usize).collect();
    mice.sort_unstable();
    mice
}
