//! Names in a case, looked up in the book.

use super::reader::Reader;
use crate::case::{Named, Spot};
use crate::vocabulary::HONOURS;
use content::reading::{At, Decode, Kind, Prop};
use engine::RuleId;
use engine::book::Marker;
use engine::event::Honour;
use engine::id::{
    AbilityId, EncounterId, InitId, MinionId, MouseId, Place, SearchId, SideId, SpaceId, TileId,
};
use engine::position::PositionCard;
use engine::rule::LEDGER;

/// A word and its place.
pub(super) type Word<'w> = (&'w str, At);

macro_rules! lookups {
    ($($name:ident -> $id:ty: $find:ident in $table:ident as $kind:ident;)*) => {$(
        pub(super) fn $name(&mut self, word: Word) -> Option<$id> {
            let found = self.book.$find(word.0);
            if found.is_none() {
                let known: Vec<&str> = self.book.$table.iter().map(|m| m.name.as_str()).collect();
                self.unknown(Kind::$kind, word, &known);
            } else {
                self.used(Kind::$kind, word, "");
            }
            found
        }
    )*};
}

impl Reader<'_> {
    lookups! {
        mouse -> MouseId: mouse_named in mice as Mouse;
        minion -> MinionId: minion_named in minions as Minion;
        init -> InitId: init_named in init_cards as Init;
        search -> SearchId: search_named in search as Search;
        ability -> AbilityId: ability_named in abilities as Ability;
        encounter -> EncounterId: encounter_named in encounters as Encounter;
        chapter_named -> engine::id::ChapterId: chapter_named in chapters as Chapter;
        any_room -> SideId: side_named in sides as Room;
    }

    /// A room that is on the map, either face up.
    pub(super) fn room(&mut self, word: Word) -> Option<SideId> {
        let side = self.any_room(word)?;
        if self.map.iter().any(|t| t.sides.contains(&side)) {
            return Some(side);
        }
        let sides: Vec<SideId> = self.map.iter().flat_map(|t| t.sides).collect();
        let names = sides.iter().map(|s| self.book.sides[s.ix()].name.as_str());
        let known = names.collect::<Vec<_>>().join(", ");
        self.cx.error("C0803", word.1, &[("room", word.0), ("known", &known)]);
        None
    }

    pub(super) fn rule(&mut self, word: Word) -> Option<RuleId> {
        let found = self.book.rule_named(word.0);
        if found.is_none() {
            let known = LEDGER.iter().copied().chain(self.book.rule_names.iter().map(String::as_str));
            self.cx.unknown(Kind::Rule, word, known);
        } else {
            self.note_rule(word);
        }
        found
    }

    /// Notes what the name of a rule speaks of: `BAT-4`, `card/dagger`, `mouse/filch/pilfer`, `flight-to-barksburg/old-crow`.
    fn note_rule(&mut self, word: Word) {
        let Some((of, name)) = word.0.rsplit_once('/') else { return self.used(Kind::Rule, word, "") };
        let last = (name, of.len() + 1);
        let (of_kind, owner) = of.split_once('/').unwrap_or((of, ""));
        let kind = match of_kind {
            "card" => Kind::Search,
            "ability" => Kind::Ability,
            "mouse" => Kind::Mouse,
            "minion" => Kind::Minion,
            _ => Kind::Chapter,
        };
        match (kind, owner) {
            (Kind::Chapter, _) => self.used_in(kind, word, (of, 0), ""),
            (_, "") => return self.used_in(kind, word, last, ""),
            (_, owner) => self.used_in(kind, word, (owner, of_kind.len() + 1), ""),
        }
        self.used_in(Kind::Rule, word, last, of);
    }

    pub(super) fn rules(&mut self, words: &[(&str, At)]) -> Vec<(RuleId, At)> {
        words.iter().filter_map(|w| Some((self.rule(*w)?, w.1))).collect()
    }

    /// `collin`, `rat-warrior-2`.
    pub(super) fn figure(&mut self, word: Word) -> Option<Named> {
        if let Some(mouse) = self.book.mouse_named(word.0) {
            self.used(Kind::Mouse, word, "");
            return Some(Named::Mouse(mouse));
        }
        let split = word.0.rsplit_once('-').and_then(|(kind, n)| Some((kind, n.parse::<u8>().ok()?)));
        let number = split.map_or(1, |(_, n)| n).max(1);
        if let Some((kind, n)) = split
            && n > 0
            && let Some(id) = self.book.minion_named(kind)
        {
            self.used_in(Kind::Minion, word, (kind, 0), "");
            return Some(Named::Minion(id, n));
        }
        let minions: Vec<String> = self.book.minions.iter().map(|m| format!("{}-{number}", m.name)).collect();
        let mice = self.book.mice.iter().map(|m| m.name.as_str());
        self.cx.unknown(Kind::Figure, word, mice.chain(minions.iter().map(String::as_str)));
        None
    }

    /// A card of the track: a mouse, or an initiative card.
    pub(super) fn card(&mut self, word: Word) -> Option<PositionCard> {
        if let Some(mouse) = self.book.mouse_named(word.0) {
            self.used(Kind::Mouse, word, "");
            return Some(PositionCard::Mouse(mouse));
        }
        if let Some(init) = self.book.init_named(word.0) {
            // A minion with one card shares its name with it.
            let kind = if self.book.minion_named(word.0).is_some() { Kind::Minion } else { Kind::Init };
            self.used(kind, word, "");
            return Some(PositionCard::Minion(init));
        }
        let mice = self.book.mice.iter().map(|m| m.name.as_str());
        let known = mice.chain(self.book.init_cards.iter().map(|c| c.name.as_str()));
        self.cx.unknown(Kind::Init, word, known);
        None
    }

    pub(super) fn marker(&mut self, word: Word) -> Option<Marker> {
        let found = self.book.marker_named(word.0);
        if found.is_none() {
            let known = self.book.every_marker().map(|m| self.book.marker_name(m));
            self.cx.unknown(Kind::Marker, word, known);
        }
        found
    }

    pub(super) fn honour(&mut self, word: Word) -> Option<Honour> {
        let found = HONOURS.iter().find(|(name, _)| *name == word.0).map(|(_, honour)| *honour);
        if found.is_none() {
            self.cx.unknown(Kind::Honour, word, HONOURS.iter().map(|(name, _)| *name));
        }
        found
    }

    pub(super) fn achievement(&mut self, word: Word) -> Option<usize> {
        let found = self.book.achievements.iter().position(|a| a == word.0);
        if found.is_none() {
            self.cx.unknown(Kind::Achievement, word, self.book.achievements.iter().map(String::as_str));
        } else {
            self.used(Kind::Achievement, word, "");
        }
        found
    }

    pub(super) fn counter(&mut self, word: Word) -> Option<engine::id::CounterId> {
        let chapter = self.chapter.map(|c| &self.book.chapters[c.ix()]);
        let counters = chapter.map_or(&[][..], |c| &c.counters);
        let found = counters.iter().position(|(n, _)| n == word.0);
        if found.is_none() {
            self.cx.unknown(Kind::Counter, word, counters.iter().map(|(n, _)| n.as_str()));
        } else {
            let chapter = self.chapter_name();
            self.used(Kind::Counter, word, &chapter);
        }
        found.map(|at| engine::id::CounterId(at as u8))
    }

    pub(super) fn moment(&mut self, word: Word) -> Option<String> {
        let chapter = self.chapter.map(|c| &self.book.chapters[c.ix()]);
        let moments = chapter.map_or(&[][..], |c| &c.moments);
        if moments.iter().any(|m| m == word.0) {
            let chapter = self.chapter_name();
            self.used(Kind::Moment, word, &chapter);
            return Some(word.0.to_string());
        }
        self.cx.unknown(Kind::Moment, word, moments.iter().map(String::as_str));
        None
    }

    /// The sides a space can be on: those that lie up at first, or in the course of the case any of the map.
    fn sides(&self, later: bool) -> Vec<(TileId, SideId)> {
        let tiles = (0..self.map.len() as u8).map(TileId);
        if later {
            return tiles.flat_map(|t| self.map[t.ix()].sides.map(|s| (t, s))).collect();
        }
        tiles.map(|t| (t, self.up[t.ix()])).collect()
    }

    /// `k12`, or `kitchen:k12`.
    fn spaces(&mut self, word: Word, later: bool) -> Option<(Option<SideId>, Vec<Place>)> {
        let (room, space) = word.0.split_once(':').map_or((None, word.0), |(r, s)| (Some(r), s));
        let room = match room {
            Some(room) => Some(self.room((room, word.1))?),
            None => None,
        };
        let sides: Vec<_> =
            self.sides(later).into_iter().filter(|(_, s)| room.is_none_or(|r| r == *s)).collect();
        if let (Some(room), true) = (room, sides.is_empty()) {
            self.cx.error("C0804", word.1, &[("room", &self.book.sides[room.ix()].name)]);
            return None;
        }
        let find = |side: SideId| -> Option<SpaceId> { self.book.sides[side.ix()].find(space) };
        let found: Vec<Place> =
            sides.iter().filter_map(|(tile, s)| Some(Place { tile: *tile, space: find(*s)? })).collect();
        if found.is_empty() {
            let names = sides.iter().flat_map(|(_, s)| &self.book.sides[s.ix()].spaces);
            self.cx.unknown(Kind::Space, (space, word.1), names.map(|s| s.name.as_str()));
            return None;
        }
        let begin = word.0.len() - space.len();
        for (_, side) in sides.iter().filter(|(_, side)| self.book.sides[side.ix()].find(space).is_some()) {
            let within = self.book.sides[side.ix()].name.clone();
            self.used_in(Kind::Space, word, (space, begin), &within);
        }
        Some((room, found))
    }

    /// A space of the position.
    pub(super) fn place(&mut self, word: Word) -> Option<Place> {
        let (_, found) = self.spaces(word, false)?;
        if found.len() > 1 {
            self.cx.error("C0807", word.1, &[("name", word.0)]);
            return None;
        }
        found.first().copied()
    }

    /// A space in the course of the case.
    pub(super) fn spot(&mut self, word: Word) -> Option<Spot> {
        let (room, _) = self.spaces(word, true)?;
        let space = word.0.split_once(':').map_or(word.0, |(_, s)| s);
        Some(Spot { room, space: space.to_string() })
    }

    /// The properties, which are names; at least one.
    pub(super) fn named<'n>(&mut self, d: &mut Decode<'n>, form: &'static str) -> &'n [Prop] {
        let props = d.named();
        if props.is_empty() {
            self.cx.missing(d.node, form);
            d.skip();
        }
        props
    }
}
