//! The position a case begins with.

use super::names::Word;
use super::reader::Reader;
use crate::case::{Figure, Marks, Start, card_name};
use content::reading::{At, Decode, Kind, Node};
use engine::board::Where;
use engine::book::{MapTile, Marker, PartyItem};
use engine::dice::Face;
use engine::id::{ChapterId, MAX_CARDS, MAX_TILES, MouseId, SearchId, TileId};
use engine::options::{Difficulty, RulesRevision, Switch, Variant};
use engine::position::{CasePosition, MinionPosition, MousePosition, PositionCard};
use engine::{Member, Options, Setup};

/// The lines that set a position up.
pub(super) const LINES: &[&str] = &[
    "chapter",
    "room",
    "map",
    "begin",
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
];

/// What goes with `begin`, beside itself.
const WITH_BEGIN: &[&str] = &["begin", "option", "achieved", "dice", "toss", "initiative"];

/// A position being read.
struct Draft {
    position: CasePosition,
    marks: Marks,
    track: Option<Vec<(PositionCard, At)>>,
    acted: Vec<(PositionCard, At)>,
    honours: Vec<At>,
}

impl Reader<'_> {
    pub(super) fn start(&mut self, node: &Node, lines: &[Node]) -> Option<Start> {
        let lines: Vec<&Node> = lines.iter().filter(|l| l.name != "proves").collect();
        self.once(&lines);
        let of = |name: &str| lines.iter().copied().find(|l| l.name == name);
        let begin = of("begin");
        let mut map = None;
        if let Some(line) = begin.or(of("chapter")) {
            let mut d = Decode::new(line);
            let chapter = d.word(self.cx, "chapter").and_then(|w| self.chapter_named(w));
            if line.name == "chapter" {
                d.done(self.cx);
            }
            self.in_chapter(chapter?);
            for other in lines.iter().filter(|l| begin.is_none() && l.name == "map") {
                self.cx.error("C0802", other.name_at, &[("line", &other.name), ("with", &line.name)]);
            }
        } else {
            let mut rooms = lines.iter().filter(|l| l.name == "room");
            if let (Some(first), Some(again)) = (rooms.next(), rooms.next()) {
                self.twice("room", again.name_at, first.name_at);
            }
            self.map = self.lay_out(node, of("map"), of("room"));
            self.up = self.map.iter().map(|t| t.sides[0]).collect();
            map = Some(self.map.clone());
        }
        let chapter = self.chapter.unwrap_or(ChapterId(self.book.chapters.len() as u8));
        let setup =
            Setup { chapter, party: vec![], options: Options::default(), achieved: 0, lost_last: false };
        let mut draft = Draft {
            position: CasePosition::new(setup),
            marks: Marks::default(),
            track: None,
            acted: Vec::new(),
            honours: Vec::new(),
        };
        if self.map.is_empty() {
            return None;
        }
        if map.is_none() {
            for line in lines.iter().filter(|l| l.name == "room") {
                self.turn_up(line, &mut draft.position);
            }
        }
        for line in &lines {
            if begin.is_some() && !WITH_BEGIN.contains(&&*line.name) {
                self.cx.error("C0802", line.name_at, &[("line", &line.name), ("with", "begin")]);
            } else {
                self.position_line(line, &mut draft);
            }
        }
        if begin.is_none() {
            self.lay_track(node, &mut draft);
        }
        Some(Start { map, position: draft.position, begin: begin.map(Node::head), marks: draft.marks })
    }

    /// The map of a case without a chapter: its room, or the rows of `map`.
    fn lay_out(&mut self, case: &Node, map: Option<&Node>, room: Option<&Node>) -> Vec<MapTile> {
        let mut tiles = Vec::new();
        let mut tile = |reader: &mut Self, word: Word, x: usize, y: usize| {
            if let Some(side) = reader.any_room(word) {
                let sides = [side, reader.book.sides[side.ix()].back];
                // There is one tile of each in the box, and it has two sides.
                if tiles.iter().any(|t: &MapTile| t.sides.contains(&side)) {
                    reader.cx.error("C0012", word.1, &[("word", word.0)]);
                    return;
                }
                if tiles.len() == MAX_TILES {
                    let limit = MAX_TILES.to_string();
                    let args = [("kind", "room"), ("found", word.0), ("limit", &limit)];
                    reader.cx.error("C0015", word.1, &args);
                    return;
                }
                tiles.push(MapTile { x: x as i8, y: y as i8, sides });
            }
        };
        if let Some(line) = map {
            if let Some(other) = room {
                self.cx.error("C0802", other.name_at, &[("line", "room"), ("with", "map")]);
            }
            let mut d = Decode::new(line);
            for (y, row) in d.needs_block(self.cx).iter().enumerate() {
                if row.name != "row" {
                    self.cx.unknown_node(row, "map", &[&["row"]]);
                    continue;
                }
                let mut r = Decode::new(row);
                for (x, word) in r.words(self.cx, "room").into_iter().enumerate() {
                    if word.0 != "_" {
                        tile(self, word, x, y);
                    }
                }
                r.done(self.cx);
            }
            d.done(self.cx);
        } else if let Some(line) = room {
            let mut d = Decode::new(line);
            if let Some(word) = d.word(self.cx, "room") {
                tile(self, word, 0, 0);
            }
            d.done(self.cx);
        } else {
            self.cx.missing(case, "room, map or chapter");
        }
        tiles
    }

    /// `room NAME` in a chapter: this side lies up on its tile.
    fn turn_up(&mut self, line: &Node, position: &mut CasePosition) {
        let mut d = Decode::new(line);
        let word = d.word(self.cx, "room");
        if let Some((side, word)) = word.and_then(|w| Some((self.room(w)?, w))) {
            let tile = self.map.iter().position(|t| t.sides.contains(&side)).unwrap_or(0);
            // A tile shows one side.
            if position.up.iter().any(|(turned, _)| turned.ix() == tile) {
                self.cx.error("C0012", word.1, &[("word", word.0)]);
            }
            self.up[tile] = side;
            position.up.push((TileId(tile as u8), side));
        }
        d.done(self.cx);
    }

    fn position_line(&mut self, line: &Node, draft: &mut Draft) {
        // These were read when the map was laid out.
        if matches!(&*line.name, "chapter" | "room" | "map") {
            return;
        }
        let mut d = Decode::new(line);
        self.position_words(line, &mut d, draft);
        d.done(self.cx);
    }

    fn position_words(&mut self, line: &Node, d: &mut Decode, draft: &mut Draft) -> Option<()> {
        let at = line.head();
        let Draft { position, marks, .. } = draft;
        match &*line.name {
            "begin" => self.begin(d, position, marks),
            "option" => self.option(d, &mut position.setup.options)?,
            "track" | "acted" => {
                let words = d.words(self.cx, "initiative card");
                let cards: Vec<_> = words.into_iter().filter_map(|w| Some((self.card(w)?, w.1))).collect();
                if line.name == "track" {
                    draft.track = Some(cards);
                } else {
                    draft.acted.extend(cards);
                }
            }
            "put" => self.put(d, position, marks)?,
            "trap" => {
                for word in d.words(self.cx, "space") {
                    position.traps.extend(self.place(word));
                }
            }
            "deck" => {
                position.deck_only = d.prop_flag(self.cx, "only").unwrap_or(false);
                // `deck only=#true`: it is empty.
                if !position.deck_only || !line.args.is_empty() {
                    position.deck = self.cards(d, marks, MAX_CARDS);
                }
            }
            "discards" => position.discards = self.cards(d, marks, MAX_CARDS),
            "stash" => position.stash = self.cards(d, marks, 12),
            "encounters" => {
                position.encounters_only = d.prop_flag(self.cx, "only").unwrap_or(false);
                let empty = position.encounters_only && line.args.is_empty();
                let words = if empty { Vec::new() } else { d.words(self.cx, "encounter") };
                for word in words {
                    let card = self.encounter(word)?;
                    if position.encounters.contains(&card) || position.face_up == Some(card) {
                        self.cx.error("C0810", word.1, &[("name", word.0)]);
                    }
                    position.encounters.push(card);
                }
            }
            "face-up" => {
                let word = d.word(self.cx, "encounter")?;
                let card = self.encounter(word)?;
                if position.encounters.contains(&card) {
                    self.cx.error("C0810", word.1, &[("name", word.0)]);
                }
                position.face_up = Some(card);
            }
            "hook" | "fork" | "grape" => self.token(line, d, position)?,
            "page" => position.hourglass = Some(d.int(self.cx, "number", 1..=20)? as u8),
            "end-page" => position.end_marker = Some(d.int(self.cx, "number", 1..=20)? as u8),
            "wheel" => position.wheel = d.int(self.cx, "number", 0..=6)? as u8,
            "round" => position.round = d.int(self.cx, "number", 1..=255)? as u8,
            "greedy" => position.greedy = true,
            "counter" => {
                for prop in self.named(d, "counter=number") {
                    let n = self.cx.as_int(&prop.arg, "number", 0..=255);
                    let counter = self.counter((&prop.name, prop.name_at));
                    position.counters.extend(counter.zip(n).map(|(c, n)| (c, n as u8)));
                }
            }
            "achieved" => {
                for word in d.words(self.cx, "achievement") {
                    let bit = self.achievement(word).map_or(0, |at| 1 << at);
                    position.achieved |= bit;
                    position.setup.achieved |= bit;
                }
            }
            "honour" => {
                for prop in self.named(d, "honour=mouse") {
                    let mouse = self.cx.as_word(&prop.arg, "mouse").and_then(|w| self.mouse(w));
                    let honour = self.honour((&prop.name, prop.name_at));
                    position.honours.extend(honour.zip(mouse));
                    draft.honours.push(prop.arg.at);
                }
            }
            "dice" => {
                marks.dice = marks.dice.or(Some(at));
                for (words, at) in d.words(self.cx, "die face") {
                    for word in words.split_whitespace() {
                        let faces: Vec<(&'static str, Face)> = Face::ALL.map(|f| (f.name(), f)).to_vec();
                        position.dice.extend(self.cx.one_of("C0811", (word, at), &faces));
                    }
                }
            }
            "toss" => {
                marks.tosses = marks.tosses.or(Some(at));
                for word in d.words(self.cx, "splat or whole") {
                    let ways = [("splat", true), ("whole", false)];
                    position.tosses.extend(self.cx.one_of("C0117", word, &ways));
                }
            }
            "initiative" => {
                let words = d.words(self.cx, "initiative card");
                position.tracks.push(words.into_iter().filter_map(|w| self.card(w)).collect());
                marks.orders.push(at);
            }
            _ => {
                for word in d.words(self.cx, "room") {
                    position.explored.extend(self.room(word));
                }
            }
        }
        Some(())
    }

    /// `option NAME VALUE`, or the name alone for what is off or on.
    fn option(&mut self, d: &mut Decode, options: &mut Options) -> Option<()> {
        let switches = Switch::ALL.iter().map(|s| (s.name(), s.options().to_vec()));
        let flags = Variant::ALL.iter().map(|v| v.name()).chain(["achievements"]);
        let flags = flags.map(|name| (name, vec!["on", "off"]));
        let levels = ("difficulty", Difficulty::ALL.map(Difficulty::name).to_vec());
        let revisions = ("rules", RulesRevision::NAMES.to_vec());
        let known: Vec<(&'static str, Vec<&'static str>)> =
            switches.chain(flags).chain([levels, revisions]).collect();
        let name = d.word(self.cx, "option")?;
        let Some((_, values)) = known.iter().find(|(n, _)| *n == name.0) else {
            self.cx.unknown(Kind::Option, name, known.iter().map(|(n, _)| *n));
            d.opt_word();
            return None;
        };
        let value = match d.peek() {
            None if values[0] == "on" => "on",
            _ => {
                let word = d.word(self.cx, "value")?;
                let values: Vec<_> = values.iter().map(|v| (*v, *v)).collect();
                self.cx.one_of("C0117", word, &values)?
            }
        };
        options.set(name.0, value).then_some(())
    }

    /// All further words as search cards; at least one.
    fn cards(&mut self, d: &mut Decode, marks: &mut Marks, most: usize) -> Vec<SearchId> {
        let mut words = d.words(self.cx, "search card");
        if let Some((_, at)) = words.get(most) {
            let (found, limit) = (words.len().to_string(), most.to_string());
            self.cx.error("C0015", *at, &[("kind", "search-card"), ("found", &found), ("limit", &limit)]);
            words.truncate(most);
        }
        let cards = words.into_iter().filter_map(|w| Some((self.search(w)?, w.1)));
        let cards: Vec<(SearchId, At)> = cards.collect();
        marks.cards.extend(&cards);
        cards.into_iter().map(|(card, _)| card).collect()
    }

    fn put(&mut self, d: &mut Decode, position: &mut CasePosition, marks: &mut Marks) -> Option<()> {
        let word = d.word(self.cx, "figure")?;
        if let Some(mouse) = self.book.mouse_named(word.0) {
            self.used(Kind::Mouse, word, "");
            if position.mice.iter().any(|m| m.mouse == mouse) {
                self.cx.error("C0012", word.1, &[("word", word.0)]);
            }
            let (wish, place) = self.put_mouse(d, mouse, &position.mice, marks)?;
            marks.puts.push((Figure::Mouse(mouse), place, d.node.head()));
            position.mice.push(wish);
            return Some(());
        }
        let Some(kind) = self.book.minion_named(word.0) else {
            let mice = self.book.mice.iter().map(|m| m.name.as_str());
            let known = mice.chain(self.book.minions.iter().map(|m| m.name.as_str()));
            self.cx.unknown(Kind::Figure, word, known);
            d.skip();
            return None;
        };
        self.used(Kind::Minion, word, "");
        let at = d.prop_word(self.cx, "at");
        let wounds = d.prop_int(self.cx, "wounds", 0..=255).unwrap_or(0) as u8;
        let count = d.prop_int(self.cx, "count", 1..=24).unwrap_or(1);
        let down = d.prop_flag(self.cx, "down").unwrap_or(false);
        let at = self.needs(d.node, "at", at)?;
        let at = self.place(at)?;
        let minion = MinionPosition { kind, at, wounds, down };
        self.possible_minion(&minion, d.node.head());
        for _ in 0..count {
            position.minions.push(minion);
            marks.puts.push((Figure::Minion(kind), at, d.node.head()));
        }
        Some(())
    }

    fn put_mouse(
        &mut self,
        d: &mut Decode,
        mouse: MouseId,
        others: &[MousePosition],
        marks: &mut Marks,
    ) -> Option<(MousePosition, engine::id::Place)> {
        let said = ["at", "captured", "missing"].map(|name| d.node.prop(name).is_some());
        let ways = ["at", "captured", "missing"].map(|name| d.prop_word(self.cx, name));
        let mut wish = MousePosition::new(
            mouse,
            Where::On(engine::id::Place { tile: TileId(0), space: engine::id::SpaceId(0) }),
        );
        let mut number = |name| d.prop_int(self.cx, name, 0..=255).unwrap_or(0) as u8;
        (wish.wounds, wish.poison) = (number("wounds"), number("poison"));
        (wish.cheese, wish.captures) = (number("cheese"), number("captures"));
        for marker in Marker::ALL {
            if d.prop_flag(self.cx, marker.name()) == Some(true) {
                wish.markers.push(marker);
            }
        }
        for (own, marker) in self.book.markers.iter().zip(Marker::OWN) {
            if d.declared_flag(self.cx, &own.name) == Some(true) {
                wish.markers.push(marker);
            }
        }
        for line in d.block().unwrap_or_default() {
            let mut inner = Decode::new(line);
            match &*line.name {
                // `equipped` alone: nothing is.
                "equipped" if line.args.is_empty() => wish.equipped = Some(Vec::new()),
                "equipped" => wish.equipped = Some(self.cards(&mut inner, marks, 6)),
                "pack" => wish.pack = self.cards(&mut inner, marks, 12),
                "abilities" => {
                    for word in inner.words(self.cx, "ability") {
                        wish.abilities.extend(self.possible_ability(word, others));
                    }
                }
                "searched" => {
                    for word in inner.words(self.cx, "room") {
                        wish.searched.extend(self.room(word));
                    }
                }
                _ => {
                    self.cx.unknown_node(line, "put", &[&["equipped", "pack", "abilities", "searched"]]);
                    continue;
                }
            }
            inner.done(self.cx);
        }
        let place = match ways {
            [Some(at), None, None] | [None, Some(at), None] | [None, None, Some(at)] => self.place(at)?,
            _ => {
                if said.iter().filter(|said| **said).count() != 1 {
                    self.cx.missing(d.node, "at=, captured= or missing=");
                }
                return None;
            }
        };
        wish.at = match ways {
            [Some(_), ..] => Where::On(place),
            [_, Some(_), _] => Where::Captured(place),
            _ => Where::Missing(place),
        };
        Some((wish, place))
    }

    /// A space that must be there; if it stands there and is no word, that was told.
    fn needs<'n>(&mut self, line: &Node, name: &str, found: Option<Word<'n>>) -> Option<Word<'n>> {
        if found.is_none() && line.prop(name).is_none() {
            self.cx.missing(line, &format!("{name}=space"));
        }
        found
    }

    fn token(&mut self, line: &Node, d: &mut Decode, position: &mut CasePosition) -> Option<()> {
        let item = match &*line.name {
            "hook" => PartyItem::Hook,
            "fork" => PartyItem::Fork,
            _ => PartyItem::Grape,
        };
        let kind = self.book.search.iter().position(|c| c.party_item == Some(item));
        let at = d.prop_word(self.cx, "at");
        let to = if item == PartyItem::Hook { d.prop_word(self.cx, "to") } else { None };
        let Some(kind) = kind else {
            self.cx.error("C0810", line.name_at, &[("name", &line.name)]);
            return None;
        };
        let kind = SearchId(kind as u8);
        let at = self.needs(line, "at", at)?;
        let at = self.place(at)?;
        match item {
            PartyItem::Hook => {
                let to = self.needs(line, "to", to)?;
                let (place, mark) = (self.place(to)?, to.1);
                self.possible_hook(at, place, mark);
                position.hook = Some((kind, at, place.space));
            }
            PartyItem::Fork => position.fork = Some((kind, at)),
            _ => position.grape = Some((kind, at)),
        }
        Some(())
    }

    /// `begin CHAPTER { mouse NAME ABILITY... { kept CARD... } ... }`.
    fn begin(&mut self, d: &mut Decode, position: &mut CasePosition, marks: &mut Marks) {
        // The chapter was read when the map was laid out.
        d.any();
        position.setup.lost_last = d.prop_flag(self.cx, "lost-last").unwrap_or(false);
        for line in d.needs_block(self.cx) {
            if line.name != "mouse" {
                self.cx.unknown_node(line, "begin", &[&["mouse"]]);
                continue;
            }
            let mut inner = Decode::new(line);
            let mouse = inner.word(self.cx, "mouse").and_then(|w| self.mouse(w));
            let mut abilities = Vec::new();
            while let Some(word) = inner.opt_word() {
                abilities.extend(self.ability(word));
            }
            let kept = self.kept(&mut inner);
            marks.cards.extend(&kept);
            let kept = kept.into_iter().map(|(card, _)| card).collect();
            inner.done(self.cx);
            position.setup.party.extend(mouse.map(|mouse| Member { mouse, abilities, kept }));
        }
    }

    /// The braces behind a mouse that sets out: `{ kept CARD... }`.
    pub(super) fn kept(&mut self, d: &mut Decode) -> Vec<(engine::id::SearchId, At)> {
        let mut kept = Vec::new();
        for line in d.block().unwrap_or_default() {
            if line.name != "kept" {
                self.cx.unknown_node(line, "mouse", &[&["kept"]]);
                continue;
            }
            let mut d = Decode::new(line);
            for word in d.words(self.cx, "search card") {
                kept.extend(self.search(word).map(|card| (card, word.1)));
            }
            d.done(self.cx);
        }
        kept
    }

    /// Who acts in which order; left out: mice, then minions, as they were put.
    fn lay_track(&mut self, case: &Node, draft: &mut Draft) {
        let head = case.head();
        let natural = || {
            let mut cards: Vec<PositionCard> =
                draft.position.mice.iter().map(|m| PositionCard::Mouse(m.mouse)).collect();
            for minion in &draft.position.minions {
                for init in &self.book.minions[minion.kind.ix()].cards {
                    let card = PositionCard::Minion(*init);
                    if !cards.contains(&card) {
                        cards.push(card);
                    }
                }
            }
            cards.into_iter().map(|card| (card, head)).collect()
        };
        let track: Vec<(PositionCard, At)> = draft.track.take().unwrap_or_else(natural);
        for (nth, (card, at)) in track.iter().enumerate() {
            if track[..nth].iter().any(|(c, _)| c == card) {
                self.cx.error("C0012", *at, &[("word", card_name(self.book, *card))]);
            }
        }
        for (card, at) in &draft.acted {
            if !track.iter().any(|(c, _)| c == card) {
                self.cx.error("C0812", *at, &[("name", card_name(self.book, *card))]);
            }
        }
        for ((_, mouse), at) in draft.position.honours.iter().zip(&draft.honours) {
            if !draft.position.mice.iter().any(|m| m.mouse == *mouse) {
                let name = &self.book.mice[mouse.ix()].name;
                self.cx.error("C0812", *at, &[("name", name)]);
            }
        }
        for (card, at) in track {
            let acted = draft.acted.iter().any(|(c, _)| *c == card);
            draft.position.track.push((card, acted));
            draft.marks.track.push(at);
        }
    }
}
