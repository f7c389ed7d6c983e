//! Chapters: setup, map, victory, rooms.

use crate::decode::Decode;
use crate::link::{Kind, Link, Names, Scope, Used};
use crate::tree::{At, Node};
use crate::vocabulary::behaviour::{Behaviour, Frame};
use engine::book::{
    Area, Chapter, Cond, EncounterDeck, MapTile, Party, Room, Source, SpecialSearch, Start, Wave,
};
use engine::id::{AchievementId, MAX_MICE, MAX_TILES, MouseId, SearchId, SideId, TileId};

pub(crate) const LINES: &[&str] = &[
    "ends-on-page",
    "party",
    "encounters",
    "map",
    "later",
    "start",
    "minions",
    "gifts",
    "without-cards",
    "victory",
    "defeat",
    "capture-is-no-defeat",
    "counter",
    "flag",
    "goal",
    "nights",
    "leads-to",
    "remembers",
    "coach",
    "rule",
    "story",
    "room",
];
pub(crate) const ROOM_LINES: &[&str] =
    &["special-search", "special-surge", "special-setup", "quiet", "mousetraps", "start", "rule", "story"];

/// Places the later checks point at.
#[derive(Default)]
pub(crate) struct Marks {
    pub(crate) name: At,
    pub(crate) party: At,
    pub(crate) encounters: At,
    /// Sides the chapter speaks of, and where.
    pub(crate) sides: Vec<(SideId, At)>,
    /// Tiles of the map, and where they are named.
    pub(crate) tiles: Vec<At>,
    /// Tiles that are not laid out at first, as bits.
    pub(crate) later: u8,
    /// Each way to win, and where.
    pub(crate) victory: Vec<At>,
    /// Special searches and gifts, and where.
    pub(crate) cards: Vec<(SearchId, At)>,
}

impl Link {
    /// One chapter of a story book.
    pub(crate) fn chapter(&mut self, node: &Node, story: &str) -> Option<(Chapter, Marks)> {
        let mut d = Decode::new(node);
        let (name, at) = d.word(self, "name")?;
        self.kebab(name, at);
        self.words.push((format!("chapter-{name}"), at));
        self.telling = name.to_string();
        let body = d.needs_block(self);
        d.done(self);
        self.moments = Names::default();
        let (counters, shown) = self.counters_of(body);
        let mut marks = Marks { name: at, party: at, encounters: at, ..Marks::default() };

        let end_page = self.value(body, "ends-on-page", 20);
        match end_page {
            None if !body.iter().any(|n| n.name == "ends-on-page") => self.missing(node, "ends-on-page"),
            Some(page) if page < 2 => {
                let line = body.iter().find(|n| n.name == "ends-on-page").map_or(at, Node::head);
                self.error("C0418", line, &[]);
            }
            _ => {}
        }
        let party = self.party(node, body, &mut marks);
        let encounters = self.deck(node, body, &mut marks);
        let map = self.map(node, body, &mut marks);
        let mut chapter = Chapter {
            name: name.to_string(),
            story: story.to_string(),
            edition: [0; 32],
            place: None,
            coach: self
                .once(body, "coach")
                .and_then(|line| Decode::new(line).word(self, "figure").map(|(w, _)| w.to_string())),
            end_page: end_page.unwrap_or(6),
            party,
            encounters,
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
            capture_is_no_defeat: self.once(body, "capture-is-no-defeat").is_some(),
            counters,
            shown,
            goals: Vec::new(),
            nights: self.value(body, "nights", 30),
            leads_to: Vec::new(),
            moments: Vec::new(),
            remembers: Vec::new(),
        };
        self.moved_tiles.clear();
        self.laid_tiles.clear();
        let later = self.later(body, &chapter);
        marks.later = later.iter().fold(0, |all, (tile, _)| all | 1 << tile.0);
        let scope = Scope::of(Source::Chapter);
        let mut behaviour = Behaviour::default();
        let frame = Frame::named(name.to_string());
        for line in body {
            match &*line.name {
                "start" => self.start(line, scope, &mut chapter, &mut marks),
                "minions" => self.starting_minions(line, scope, &mut chapter, &mut marks),
                "gifts" => chapter.gifts.extend(self.card_list(line, &mut marks)),
                "without-cards" => {
                    let mut unused = Marks::default();
                    chapter.without.extend(self.card_list(line, &mut unused));
                }
                "victory" => {
                    chapter.victory.extend(self.ending(line, scope, &mut marks));
                    marks.victory.resize(chapter.victory.len(), line.head());
                }
                "defeat" => chapter.defeat.extend(self.ending(line, scope, &mut marks)),
                "remembers" => self.remembers(line, &mut chapter),
                "goal" => self.goal(line, scope, &mut chapter, &mut marks),
                "leads-to" => self.leads_to(line, &mut chapter),
                "rule" => self.named(line, scope, &frame, "chapters", &mut behaviour),
                "story" => self.story_rule(line, scope, &mut behaviour),
                "room" => self.room(line, &mut chapter, &mut marks),
                _ if LINES.contains(&&*line.name) => {}
                _ => self.unknown_node(line, "chapters", &[LINES]),
            }
        }
        chapter.rules = behaviour.rules;
        chapter.statics = behaviour.statics;
        chapter.moments = self.moments.list.iter().map(|(n, _)| n.clone()).collect();
        self.unused_counters();
        self.check_tiles(&chapter, &later, &mut marks);
        if !body.iter().any(|n| n.name == "victory") && !speaks_of(body, "win") {
            self.error("C0407", at, &[("name", name)]);
        }
        if !body.iter().any(|n| n.name == "start" && n.prop("for").is_none()) {
            self.error("C0404", at, &[("name", name)]);
        }
        Some((chapter, marks))
    }

    /// The counters and flags with their first values, and which of them lie on the table.
    fn counters_of(&mut self, body: &[Node]) -> (Vec<(String, u8)>, u32) {
        let mut names = Names::default();
        let (mut counters, mut all_shown) = (Vec::new(), 0);
        self.counters.clear();
        for line in body.iter().filter(|n| matches!(&*n.name, "counter" | "flag")) {
            let mut d = Decode::new(line);
            let Some((name, at)) = d.word(self, "name") else { continue };
            self.kebab(name, at);
            let starts =
                if line.name == "counter" { d.prop_int(self, "starts", 0..=255).unwrap_or(0) } else { 0 };
            let shown = d.prop_flag(self, "shown").unwrap_or(false);
            d.done(self);
            if let Err(first) = names.add(name, at) {
                self.error("C0101", at, &[("name", name), ("kind", "counter")]);
                self.also(first);
                continue;
            }
            self.declares(Kind::Counter, name, at);
            if shown {
                self.words.push((format!("counter-{name}"), at));
                all_shown |= 1u32.checked_shl(counters.len() as u32).unwrap_or(0);
            }
            counters.push((name.to_string(), starts as u8));
            self.counters.push(Used { set: starts > 0, read: false });
        }
        self.names.insert(Kind::Counter, names);
        (counters, all_shown)
    }

    fn unused_counters(&mut self) {
        let list = self.names.get(&Kind::Counter).map(|n| n.list.clone()).unwrap_or_default();
        for (ix, (name, at)) in list.iter().enumerate() {
            let used = self.counters[ix];
            // What could not be read may have been about it.
            if self.has_errors_in(*at) {
                break;
            }
            if !used.read {
                self.warn("C0410", *at, &[("name", name), ("case", "unread")]);
            } else if !used.set {
                self.warn("C0410", *at, &[("name", name), ("case", "unset")]);
            }
        }
        // Words of later chapters and of cards must not see them.
        self.names.insert(Kind::Counter, Names::default());
        self.counters.clear();
    }

    fn party(&mut self, node: &Node, body: &[Node], marks: &mut Marks) -> Party {
        let everyone = ((1u16 << self.book.mice.len().min(8)) - 1) as u8;
        let mut party = Party { size: 4, allowed: everyone, required: 0 };
        let Some(line) = self.once(body, "party") else {
            self.missing(node, "party");
            return party;
        };
        marks.party = line.head();
        let mut d = Decode::new(line);
        party.size = d.int(self, "mice", 1..=MAX_MICE as i64).unwrap_or(4) as u8;
        for inner in d.block().unwrap_or_default() {
            let mut d = Decode::new(inner);
            if !matches!(&*inner.name, "with" | "without" | "only") {
                self.unknown_node(inner, "party", &[&["with", "without", "only"]]);
                continue;
            }
            let words = d.words(self, "mouse");
            let bits = words.iter().filter_map(|(w, at)| self.look(Kind::Mouse, w, *at));
            let bits = bits.fold(0u8, |set, m| set | 1u8.checked_shl(u32::from(m)).unwrap_or(0));
            match &*inner.name {
                "with" => party.required |= bits,
                "without" => party.allowed &= !bits,
                _ => party.allowed &= bits,
            }
            d.done(self);
        }
        d.done(self);
        let (allowed, required) = (party.allowed.count_ones(), party.required.count_ones());
        let size = u32::from(party.size);
        let case = if party.required & !party.allowed != 0 {
            "both"
        } else if required > size {
            "required"
        } else if allowed < size {
            "allowed"
        } else {
            return party;
        };
        if !self.book.mice.is_empty() {
            let args = [("case", case), ("size", &*size.to_string()), ("allowed", &*allowed.to_string())];
            self.error("C0406", marks.party, &args);
        }
        party
    }

    fn deck(&mut self, node: &Node, body: &[Node], marks: &mut Marks) -> EncounterDeck {
        let Some(line) = self.once(body, "encounters") else {
            self.missing(node, "encounters");
            return EncounterDeck::None;
        };
        marks.encounters = line.head();
        let decks = [
            ("standard", EncounterDeck::Standard),
            ("difficult", EncounterDeck::Difficult),
            ("both", EncounterDeck::Both),
            ("none", EncounterDeck::None),
        ];
        let mut d = Decode::new(line);
        let deck = d.word(self, "deck").and_then(|w| self.one_of("C0117", w, &decks));
        d.done(self);
        deck.unwrap_or(EncounterDeck::None)
    }

    fn map(&mut self, node: &Node, body: &[Node], marks: &mut Marks) -> Vec<MapTile> {
        let mut map: Vec<MapTile> = Vec::new();
        let Some(line) = self.once(body, "map") else {
            self.missing(node, "map");
            return map;
        };
        let mut d = Decode::new(line);
        for (y, row) in d.needs_block(self).iter().enumerate() {
            if row.name != "row" {
                self.unknown_node(row, "map", &[&["row"]]);
                continue;
            }
            let mut d = Decode::new(row);
            for (x, (word, at)) in d.words(self, "room").into_iter().enumerate() {
                if word == "_" {
                    continue;
                }
                let Some(side) = self.look(Kind::Room, word, at).map(SideId) else { continue };
                let back = self.book.sides.get(side.ix()).map_or(side, |s| s.back);
                if let Some(before) = map.iter().position(|t| t.sides.contains(&side)) {
                    self.error("C0401", at, &[("name", word)]);
                    self.also(marks.tiles[before]);
                    continue;
                }
                if x > 20 || y > 20 || map.len() == MAX_TILES {
                    self.error("C0412", at, &[("limit", &MAX_TILES.to_string())]);
                    continue;
                }
                map.push(MapTile { x: x as i8, y: y as i8, sides: [side, back] });
                marks.tiles.push(at);
            }
            d.done(self);
        }
        d.done(self);
        if line.kids().iter().all(|row| row.args.is_empty()) {
            self.error("C0414", line.head(), &[]);
        }
        map
    }

    /// `later forge`: tiles of the map that a rule lays out in the course of the chapter.
    fn later(&mut self, body: &[Node], chapter: &Chapter) -> Vec<(TileId, At)> {
        let Some(line) = self.once(body, "later") else { return Vec::new() };
        let mut d = Decode::new(line);
        let words = d.words(self, "room");
        d.done(self);
        let mut tiles = Vec::new();
        for (word, at) in words {
            let Some(side) = self.look(Kind::Room, word, at).map(SideId) else { continue };
            tiles.extend(self.tile(chapter, side, at).map(|tile| (tile, at)));
        }
        tiles
    }

    /// Tiles that rules move are on the map; one that is to come later comes, and nobody begins on it.
    fn check_tiles(&mut self, chapter: &Chapter, later: &[(TileId, At)], marks: &mut Marks) {
        let moved = std::mem::take(&mut self.moved_tiles);
        for (side, at) in &moved {
            self.tile(chapter, *side, *at);
        }
        for (tile, at) in later {
            let sides = chapter.map[tile.ix()].sides;
            let name = self.book.sides.get(sides[0].ix()).map_or_else(String::new, |s| s.name.clone());
            let used = chapter.start.iter().any(|s| s.tile == *tile)
                || chapter.minions.iter().any(|(t, _)| t == tile);
            if used {
                self.error("C0436", *at, &[("name", &name), ("case", "used")]);
            } else if !self.laid_tiles.iter().any(|side| sides.contains(side)) {
                self.error("C0436", *at, &[("name", &name), ("case", "never")]);
            }
        }
        marks.sides.extend(moved);
    }

    /// The tile of the map that has this side, reported if there is none.
    fn tile(&mut self, chapter: &Chapter, side: SideId, at: At) -> Option<TileId> {
        let found = chapter.map.iter().position(|t| t.sides.contains(&side));
        if found.is_none() && !chapter.map.is_empty() {
            let name = self.book.sides.get(side.ix()).map_or_else(String::new, |s| s.name.clone());
            self.error("C0408", at, &[("name", &name)]);
        }
        found.map(|ix| TileId(ix as u8))
    }

    fn start(&mut self, line: &Node, scope: Scope, chapter: &mut Chapter, marks: &mut Marks) {
        let mut d = Decode::new(line);
        let Some((word, at)) = d.word(self, "room") else { return };
        let mouse = d.prop_word(self, "for").and_then(|(w, at)| self.look(Kind::Mouse, w, at)).map(MouseId);
        d.done(self);
        let (side, space) = if word.contains(':') {
            let Some((side, space)) = self.one_space((word, at), scope) else { return };
            (side, Some(space))
        } else {
            let Some(side) = self.look(Kind::Room, word, at) else { return };
            (SideId(side), None)
        };
        let Some(tile) = self.tile(chapter, side, at) else { return };
        if chapter.map[tile.ix()].sides[0] != side {
            self.error("C0415", at, &[("name", word)]);
        }
        let drawn = self.book.sides.get(side.ix()).and_then(|s| s.start);
        if space.is_none() && drawn.is_none() {
            self.error("C0405", at, &[("name", word)]);
        }
        if let Some(first) = chapter.start.iter().find(|s| s.mouse == mouse) {
            let _ = first;
            self.error("C0012", line.name_at, &[("word", "start")]);
        }
        marks.sides.push((side, at));
        chapter.start.push(Start { mouse, tile, space });
    }

    fn starting_minions(&mut self, line: &Node, scope: Scope, chapter: &mut Chapter, marks: &mut Marks) {
        let mut d = Decode::new(line);
        let Some((word, at)) = d.word(self, "room") else { return };
        let Some(side) = self.look(Kind::Room, word, at).map(SideId) else { return };
        let wave = self.wave(&mut d, Some(side), scope);
        d.done_but(self, |_| true);
        let Some(tile) = self.tile(chapter, side, at) else { return };
        if chapter.map[tile.ix()].sides[0] != side {
            self.error("C0415", at, &[("name", word)]);
        }
        marks.sides.push((side, at));
        chapter.minions.push((tile, wave));
    }

    fn card_list(&mut self, line: &Node, marks: &mut Marks) -> Vec<SearchId> {
        let mut d = Decode::new(line);
        let words = d.words(self, "search card");
        d.done(self);
        let mut cards = Vec::new();
        for (word, at) in words {
            if let Some(card) = self.look(Kind::Search, word, at).map(SearchId) {
                cards.push(card);
                marks.cards.push((card, at));
            }
        }
        cards
    }

    fn ending(&mut self, line: &Node, scope: Scope, marks: &mut Marks) -> Option<Vec<Cond>> {
        let mut d = Decode::new(line);
        let kids = d.needs_block(self);
        d.done(self);
        let mut conditions = Vec::new();
        for kid in kids {
            if let Some(cond) = self.bare_condition(kid, scope) {
                if let Some(side) = cond_side(&cond) {
                    marks.sides.push((side, kid.prop("on").map_or(kid.head(), |a| a.at)));
                }
                conditions.push(cond);
            }
        }
        if kids.is_empty() {
            self.error("C0419", line.head(), &[("word", &line.name)]);
            return None;
        }
        Some(conditions)
    }

    fn remembers(&mut self, line: &Node, chapter: &mut Chapter) {
        let mut d = Decode::new(line);
        let counter = d.word(self, "counter").and_then(|(w, at)| self.counter(w, at, false));
        let earned = d.prop_word(self, "as").and_then(|(w, at)| self.look(Kind::Achievement, w, at));
        if line.prop("as").is_none() {
            self.missing(line, "as=");
        }
        d.done(self);
        if let (Some(counter), Some(earned)) = (counter, earned) {
            chapter.remembers.push((counter, AchievementId(earned)));
        }
    }

    fn room(&mut self, node: &Node, chapter: &mut Chapter, marks: &mut Marks) {
        let mut d = Decode::new(node);
        let Some((word, at)) = d.word(self, "room") else { return };
        let Some(side) = self.look(Kind::Room, word, at).map(SideId) else { return };
        let body = d.needs_block(self);
        d.done(self);
        self.tile(chapter, side, at);
        marks.sides.push((side, at));
        if chapter.rooms.iter().any(|r| r.side == side) {
            self.error("C0101", at, &[("name", word), ("kind", "room")]);
        }
        let scope = Scope::of(Source::Room(side));
        let frame = Frame::named(chapter.name.clone());
        let mut behaviour = Behaviour::default();
        let mut searches = Vec::new();
        for line in body {
            match &*line.name {
                "special-search" => {
                    let mut d = Decode::new(line);
                    let card = d.word(self, "search card");
                    let card = card.and_then(|(w, at)| Some((SearchId(self.look(Kind::Search, w, at)?), at)));
                    let spaces = self.room_spaces(&mut d, scope);
                    let all = self.all(side);
                    d.done(self);
                    if let Some((card, at)) = card {
                        marks.cards.push((card, at));
                        searches.push(SpecialSearch { card, spaces: spaces.unwrap_or(all) });
                    }
                }
                "rule" => self.named(line, scope, &frame, "rooms", &mut behaviour),
                "story" => self.story_rule(line, scope, &mut behaviour),
                _ if ROOM_LINES.contains(&&*line.name) => {}
                _ => self.unknown_node(line, "rooms", &[ROOM_LINES]),
            }
        }
        let special = |cx: &mut Link, name: &str| -> Option<Wave> {
            let line = cx.once(body, name)?;
            let mut d = Decode::new(line);
            let wave = cx.wave(&mut d, Some(side), scope);
            d.done_but(cx, |_| true);
            Some(wave)
        };
        let surge = special(self, "special-surge");
        let setup = special(self, "special-setup");
        let quiet = self.once(body, "quiet").is_some();
        if quiet && setup.is_some() {
            let line = body.iter().find(|n| n.name == "quiet").map_or(at, |n| n.name_at);
            self.error("C0421", line, &[]);
        }
        let start = self.once(body, "start").and_then(|line| {
            let mut d = Decode::new(line);
            let space = d.word(self, "space").and_then(|w| self.one_space(w, scope)).map(|(_, s)| s);
            d.done(self);
            space
        });
        chapter.rooms.push(Room {
            side,
            searches,
            surge,
            setup,
            quiet,
            mousetraps: self.once(body, "mousetraps").is_some(),
            rules: behaviour.rules,
            statics: behaviour.statics,
            start,
        });
    }
}

fn cond_side(cond: &Cond) -> Option<SideId> {
    use engine::book::Test;
    match &cond.test {
        Test::On(_, Area::Room(side, _))
        | Test::MiceOn(Area::Room(side, _), _)
        | Test::EveryMouseOn(Area::Room(side, _))
        | Test::MinionsOn(Area::Room(side, _), _, _)
        | Test::SideUp(side) => Some(*side),
        _ => None,
    }
}

/// Whether a line of this name stands anywhere in these nodes.
fn speaks_of(nodes: &[Node], name: &str) -> bool {
    nodes.iter().any(|n| n.name == name || speaks_of(n.kids(), name))
}
