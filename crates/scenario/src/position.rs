//! The position a case begins with.

use crate::case::{Case, CaseError, Line};
use engine::book::{Chapter, EncounterDeck, MapTile, Marker, Party};
use engine::dice::Face;
use engine::event::Honour;
use engine::id::{ChapterId, MinionId, MouseId, Place, SideId, SpaceId, TileId};
use engine::position::{MinionPosition, MousePosition, Position, PositionCard};
use engine::{Book, Options, Setup};
use std::sync::Arc;

/// The lines that set a position up.
pub(crate) const POSITION: &[&str] = &[
    "chapter",
    "room",
    "map",
    "option",
    "track",
    "acted",
    "put",
    "trap",
    "deck",
    "discards",
    "encounters",
    "face-up",
    "stash",
    "hook",
    "fork",
    "grape",
    "page",
    "end-page",
    "wheel",
    "round",
    "greedy",
    "counter",
    "achieved",
    "honour",
    "dice",
    "toss",
    "initiative",
    "explored",
    "begin",
];

/// A position that is being set up, line by line.
pub(crate) struct Builder {
    pub(crate) book: Book,
    pub(crate) position: Position,
    track: Option<Vec<String>>,
    acted: Vec<String>,
}

impl Builder {
    pub(crate) fn new(book: &Book, case: &Case, lines: &[Line]) -> Result<Builder, CaseError> {
        let mut book = book.clone();
        let chapter = match lines.iter().find(|l| l.verb == "chapter") {
            Some(line) => {
                let name = line.words.first().map_or("", String::as_str);
                book.chapter_named(name).ok_or_else(|| line.unknown("chapter", name))?
            }
            None => {
                let map = map_of(&book, case, lines)?;
                book.chapters.push(plain_chapter(map));
                ChapterId(book.chapters.len() as u8 - 1)
            }
        };
        let setup =
            Setup { chapter, party: Vec::new(), options: Options::default(), achieved: 0, lost_last: false };
        Ok(Builder { book, position: Position::new(setup), track: None, acted: Vec::new() })
    }

    pub(crate) fn with_chapter(book: &Book, line: &Line) -> Result<Builder, CaseError> {
        let name = line.words.first().map_or("", String::as_str);
        let chapter = book.chapter_named(name).ok_or_else(|| line.unknown("chapter", name))?;
        let setup =
            Setup { chapter, party: Vec::new(), options: Options::default(), achieved: 0, lost_last: false };
        Ok(Builder { book: book.clone(), position: Position::new(setup), track: None, acted: Vec::new() })
    }

    fn up(&self, tile: TileId) -> SideId {
        let first = self.book.chapters[self.position.setup.chapter.ix()].map[tile.ix()].sides[0];
        self.position.up.iter().find(|(t, _)| *t == tile).map_or(first, |(_, s)| *s)
    }

    /// A space by `k12`, or `kitchen:k12` where several tiles lie out.
    fn place(&self, line: &Line, name: &str) -> Result<Place, CaseError> {
        let map = &self.book.chapters[self.position.setup.chapter.ix()].map;
        let (room, space) = name.split_once(':').map_or((None, name), |(r, s)| (Some(r), s));
        for tile in (0..map.len() as u8).map(TileId) {
            let side = &self.book.sides[self.up(tile).ix()];
            if room.is_none_or(|r| r == side.name)
                && let Some(space) = side.find(space)
            {
                return Ok(Place { tile, space });
            }
        }
        Err(line.unknown("space", name))
    }

    fn side(&self, line: &Line, name: &str) -> Result<SideId, CaseError> {
        self.book.side_named(name).ok_or_else(|| line.unknown("room", name))
    }

    fn search(&self, line: &Line, name: &str) -> Result<engine::id::SearchId, CaseError> {
        self.book.search_named(name).ok_or_else(|| line.unknown("search-card", name))
    }

    pub(crate) fn searches(
        &self,
        line: &Line,
        words: &[String],
    ) -> Result<Vec<engine::id::SearchId>, CaseError> {
        words.iter().map(|w| self.search(line, w)).collect()
    }

    fn encounter(&self, line: &Line, name: &str) -> Result<engine::id::EncounterId, CaseError> {
        self.book.encounter_named(name).ok_or_else(|| line.unknown("encounter", name))
    }

    fn card(&self, line: &Line, name: &str) -> Result<PositionCard, CaseError> {
        if let Some(mouse) = self.book.mouse_named(name) {
            return Ok(PositionCard::Mouse(mouse));
        }
        let init = self
            .book
            .init_named(name)
            .or_else(|| self.book.minion_named(name).map(|m| self.book.minions[m.ix()].cards[0]));
        init.map(PositionCard::Minion).ok_or_else(|| line.unknown("figure", name))
    }

    fn first_number(line: &Line) -> Result<u8, CaseError> {
        let word = line.words.first().map_or("", String::as_str);
        word.parse().map_err(|_| line.error("case-number-wanted", &[("line", &line.verb), ("word", word)]))
    }

    pub(crate) fn line(&mut self, line: &Line) -> Result<(), CaseError> {
        let word = line.words.first().map_or("", String::as_str);
        match line.verb.as_str() {
            "chapter" | "map" => {}
            "room" => {
                // In a chapter: this side lies up on its tile.
                let side = self.side(line, word)?;
                let map = &self.book.chapters[self.position.setup.chapter.ix()].map;
                let tile = map.iter().position(|t| t.sides.contains(&side));
                let tile = tile.ok_or_else(|| line.error("case-off-map", &[("room", word)]))?;
                self.position.up.push((TileId(tile as u8), side));
            }
            "option" => {
                let (name, value) = word.split_once('=').unwrap_or((word, "on"));
                let value = line.words.get(1).map_or(value, String::as_str);
                if !self.position.setup.options.set(name, value) {
                    return Err(line.error("case-option", &[("name", name), ("value", value)]));
                }
                for (name, value) in &line.props {
                    if !self.position.setup.options.set(name, value) {
                        return Err(line.error("case-option", &[("name", name), ("value", value)]));
                    }
                }
            }
            "track" => self.track = Some(line.words.clone()),
            "acted" => self.acted.extend(line.words.clone()),
            "put" => self.put(line, word)?,
            "trap" => {
                for w in &line.words {
                    let place = self.place(line, w)?;
                    self.position.traps.push(place);
                }
            }
            "deck" => {
                self.position.deck = self.searches(line, &line.words)?;
                self.position.deck_only = line.flag("only");
            }
            "discards" => self.position.discards = self.searches(line, &line.words)?,
            "encounters" => {
                self.position.encounters =
                    line.words.iter().map(|w| self.encounter(line, w)).collect::<Result<_, _>>()?;
                self.position.encounters_only = line.flag("only");
            }
            "face-up" => self.position.face_up = Some(self.encounter(line, word)?),
            "stash" => self.position.stash = self.searches(line, &line.words)?,
            "hook" | "fork" | "grape" => self.token(line)?,
            "page" => self.position.hourglass = Some(Self::first_number(line)?),
            "end-page" => self.position.end_marker = Some(Self::first_number(line)?),
            "wheel" => self.position.wheel = Self::first_number(line)?,
            "round" => self.position.round = Self::first_number(line)?,
            "greedy" => self.position.greedy = true,
            "counter" => {
                let chapter = &self.book.chapters[self.position.setup.chapter.ix()];
                for (name, _) in &line.props {
                    let at = chapter.counters.iter().position(|(n, _)| n == name);
                    let at = at.ok_or_else(|| line.unknown("counter", name))?;
                    let n = line.number(name)?.unwrap_or(0);
                    self.position.counters.push((engine::id::CounterId(at as u8), n));
                }
            }
            "achieved" => {
                for w in &line.words {
                    let at = self.book.achievements.iter().position(|a| a == w);
                    let at = at.ok_or_else(|| line.unknown("achievement", w))?;
                    self.position.achieved |= 1 << at;
                }
            }
            "honour" => {
                for (name, who) in &line.props {
                    let honour = honour(name).ok_or_else(|| line.unknown("honour", name))?;
                    let mouse = self.book.mouse_named(who).ok_or_else(|| line.unknown("mouse", who))?;
                    self.position.honours.push((honour, mouse));
                }
            }
            "dice" => {
                for w in line.words.iter().flat_map(|w| w.split_whitespace()) {
                    let face = Face::parse(w).ok_or_else(|| {
                        line.error("case-face", &[("face", w), ("known", "1c 2s* 3x 3x* 2b 1b*")])
                    })?;
                    self.position.dice.push(face);
                }
            }
            "toss" => {
                for w in &line.words {
                    match w.as_str() {
                        "splat" => self.position.tosses.push(true),
                        "whole" => self.position.tosses.push(false),
                        _ => return Err(line.error("case-toss", &[])),
                    }
                }
            }
            "initiative" => {
                let cards = line.words.iter().map(|w| self.card(line, w)).collect::<Result<_, _>>()?;
                self.position.tracks.push(cards);
            }
            "explored" => {
                for w in &line.words {
                    let side = self.side(line, w)?;
                    self.position.explored.push(side);
                }
            }
            other => return Err(line.error("case-line", &[("line", other)])),
        }
        Ok(())
    }

    fn put(&mut self, line: &Line, name: &str) -> Result<(), CaseError> {
        if let Some(mouse) = self.book.mouse_named(name) {
            return self.put_mouse(line, mouse);
        }
        let kind: MinionId = self.book.minion_named(name).ok_or_else(|| line.unknown("figure", name))?;
        let at = line.prop("at").ok_or_else(|| line.error("case-where", &[]))?;
        let at = self.place(line, at)?;
        let minion =
            MinionPosition { kind, at, wounds: line.number("wounds")?.unwrap_or(0), down: line.flag("down") };
        for _ in 0..line.number("count")?.unwrap_or(1) {
            self.position.minions.push(minion);
        }
        Ok(())
    }

    fn put_mouse(&mut self, line: &Line, mouse: MouseId) -> Result<(), CaseError> {
        use engine::board::Where;
        let at = match (line.prop("at"), line.prop("captured"), line.prop("missing")) {
            (Some(s), None, None) => Where::On(self.place(line, s)?),
            (None, Some(s), None) => Where::Captured(self.place(line, s)?),
            (None, None, Some(s)) => Where::Missing(self.place(line, s)?),
            _ => return Err(line.error("case-mouse-where", &[])),
        };
        let mut wish = MousePosition {
            mouse,
            at,
            wounds: line.number("wounds")?.unwrap_or(0),
            poison: line.number("poison")?.unwrap_or(0),
            cheese: line.number("cheese")?.unwrap_or(0),
            markers: Marker::ALL.into_iter().filter(|m| line.flag(m.name())).collect(),
            equipped: None,
            pack: Vec::new(),
            abilities: Vec::new(),
            searched: Vec::new(),
            captures: line.number("captures")?.unwrap_or(0),
        };
        for child in &line.children {
            match child.verb.as_str() {
                "equipped" => wish.equipped = Some(self.searches(child, &child.words)?),
                "pack" => wish.pack = self.searches(child, &child.words)?,
                "abilities" => {
                    for w in &child.words {
                        let ability = self.book.ability_named(w);
                        wish.abilities.push(ability.ok_or_else(|| child.unknown("ability", w))?);
                    }
                }
                "searched" => {
                    for w in &child.words {
                        wish.searched.push(self.side(child, w)?);
                    }
                }
                other => return Err(child.error("case-line", &[("line", other)])),
            }
        }
        self.position.mice.push(wish);
        Ok(())
    }

    fn token(&mut self, line: &Line) -> Result<(), CaseError> {
        use engine::book::PartyItem;
        let item = match line.verb.as_str() {
            "hook" => PartyItem::Hook,
            "fork" => PartyItem::Fork,
            _ => PartyItem::Grape,
        };
        let kind = self.book.search.iter().position(|c| c.party_item == Some(item));
        let kind = kind.ok_or_else(|| line.error("case-party-item", &[]))?;
        let kind = engine::id::SearchId(kind as u8);
        let at = line.prop("at").ok_or_else(|| line.error("case-where", &[]))?;
        let at = self.place(line, at)?;
        match item {
            PartyItem::Hook => {
                let other = line.prop("to").ok_or_else(|| line.error("case-hook-end", &[]))?;
                let other: SpaceId = self.place(line, other)?.space;
                self.position.hook = Some((kind, at, other));
            }
            PartyItem::Fork => self.position.fork = Some((kind, at)),
            _ => self.position.grape = Some((kind, at)),
        }
        Ok(())
    }

    pub(crate) fn finish(mut self, case: &Case) -> Result<(Arc<Book>, Position), CaseError> {
        let here =
            Line { line: case.line, verb: String::new(), words: vec![], props: vec![], children: vec![] };
        let names = self.track.take().unwrap_or_else(|| self.natural_track());
        for name in &names {
            let card = self.card(&here, name)?;
            self.position.track.push((card, self.acted.contains(name)));
        }
        Ok((Arc::new(self.book), self.position))
    }

    /// Mice in the order they were put, then the minions' cards.
    fn natural_track(&self) -> Vec<String> {
        let mut names: Vec<String> =
            self.position.mice.iter().map(|m| self.book.mice[m.mouse.ix()].name.clone()).collect();
        for minion in &self.position.minions {
            for init in &self.book.minions[minion.kind.ix()].cards {
                let name = &self.book.init_cards[init.ix()].name;
                if !names.contains(name) {
                    names.push(name.clone());
                }
            }
        }
        names
    }
}

pub(crate) fn honour(name: &str) -> Option<Honour> {
    Some(match name {
        "cheesemaster" => Honour::Cheesemaster,
        "roachmaster" => Honour::Roachmaster,
        "poisonmaster" => Honour::Poisonmaster,
        "scaper" => Honour::Scaper,
        "cat-tamer" => Honour::CatTamer,
        _ => return None,
    })
}

/// The map of a case without a chapter: its rooms, or the rows of `map`.
fn map_of(book: &Book, case: &Case, lines: &[Line]) -> Result<Vec<MapTile>, CaseError> {
    let tile = |line: &Line, name: &str, x: i8, y: i8| {
        let side = book.side_named(name).ok_or_else(|| line.unknown("room", name))?;
        Ok(MapTile { x, y, sides: [side, book.sides[side.ix()].back] })
    };
    let mut map = Vec::new();
    if let Some(line) = lines.iter().find(|l| l.verb == "map") {
        for (y, row) in line.children.iter().enumerate() {
            for (x, name) in row.words.iter().enumerate().filter(|(_, n)| *n != "_") {
                map.push(tile(row, name, x as i8, y as i8)?);
            }
        }
    } else if let Some(line) = lines.iter().find(|l| l.verb == "room") {
        map.push(tile(line, line.words.first().map_or("", String::as_str), 0, 0)?);
    }
    if map.is_empty() {
        return Err(CaseError::new(case.line, "case-room", &[]));
    }
    Ok(map)
}

/// A chapter without any rule of its own.
fn plain_chapter(map: Vec<MapTile>) -> Chapter {
    Chapter {
        name: "case".into(),
        story: "case".into(),
        place: None,
        coach: None,
        end_page: 6,
        party: Party { size: 4, allowed: u8::MAX, required: 0 },
        encounters: EncounterDeck::Both,
        map,
        start: Vec::new(),
        minions: Vec::new(),
        gifts: Vec::new(),
        without: Vec::new(),
        rooms: Vec::new(),
        rules: Vec::new(),
        statics: Vec::new(),
        victory: Vec::new(),
        defeat: Vec::new(),
        capture_is_no_defeat: false,
        counters: Vec::new(),
        moments: Vec::new(),
        remembers: Vec::new(),
    }
}
