//! What only the whole book can tell: maps that do not join, rooms nobody reaches, cards that are not there.

mod reachable;
mod silent;

use crate::declarations::Marks;
use crate::link::{Kind, Link};
use crate::tree::At;
use engine::board::MAX_COUNTERS;
use engine::book::MAX_RULES_OF_A_MOMENT;
use engine::book::{CardType, Chapter, Colour, Edge, EncounterDeck, Side};
use engine::id::{MAX_CARDS, MAX_ENCOUNTERS, MAX_MICE, MAX_MINIONS, MAX_TRACK, SideId};

impl Link {
    /// Checks one linked chapter.
    pub(crate) fn check_chapter(&mut self, chapter: &Chapter, marks: &Marks) {
        let wanted = |difficult| self.book.encounters.iter().any(|e| e.difficult == difficult);
        let empty = match chapter.encounters {
            EncounterDeck::Standard => !wanted(false),
            EncounterDeck::Difficult => !wanted(true),
            EncounterDeck::Both => self.book.encounters.is_empty(),
            EncounterDeck::None => false,
        };
        if empty {
            self.error("C0417", marks.encounters, &[]);
        }
        let searches = chapter.rooms.iter().map(|r| r.searches.len()).sum();
        let sizes = [
            ("counter", chapter.counters.len(), MAX_COUNTERS),
            ("moment", chapter.moments.len(), 64),
            ("special-search", searches, 64),
        ];
        for (kind, found, limit) in sizes {
            if found > limit {
                self.too_many(kind, marks.name, found, limit);
            }
        }
        self.check_cards(chapter, marks);
        self.check_joins(chapter, marks);
        self.check_reach(chapter, marks);
        self.check_silent(chapter, marks);
    }

    fn too_many(&mut self, kind: &str, at: At, found: usize, limit: usize) {
        let (found, limit) = (found.to_string(), limit.to_string());
        self.error("C0015", at, &[("kind", kind), ("found", &found), ("limit", &limit)]);
    }

    fn check_cards(&mut self, chapter: &Chapter, marks: &Marks) {
        let mut wanted = std::collections::BTreeMap::new();
        for (card, at) in &marks.cards {
            let name = self.book.search.get(card.ix()).map_or_else(String::new, |c| c.name.clone());
            if chapter.without.contains(card) {
                self.error("C0409", *at, &[("name", &name)]);
            }
            let n = wanted.entry(card.0).or_insert(0u32);
            *n += 1;
            let copies = self.book.search.get(card.ix()).map_or(0, |c| c.copies);
            if *n == u32::from(copies) + 1 {
                self.warn("C0413", *at, &[("name", &name), ("copies", &copies.to_string())]);
            }
        }
    }

    /// Tiles that lie side by side without a way between them.
    fn check_joins(&mut self, chapter: &Chapter, marks: &Marks) {
        let mut found: Vec<(At, At, String, String)> = Vec::new();
        for (ix, tile) in chapter.map.iter().enumerate() {
            for edge in [Edge::East, Edge::South] {
                let (dx, dy) = edge.step();
                let place = (tile.x + dx, tile.y + dy);
                let Some(other) = chapter.map.iter().position(|t| (t.x, t.y) == place) else { continue };
                let exits = |sides: [SideId; 2], edge| -> Vec<Colour> {
                    let sides = sides.into_iter().filter_map(|s| self.book.sides.get(s.ix()));
                    sides.filter_map(|s| s.exit(edge).map(|e| e.colour)).collect()
                };
                let (here, there) =
                    (exits(tile.sides, edge), exits(chapter.map[other].sides, edge.opposite()));
                if !here.iter().any(|c| there.contains(c)) {
                    let name = |s: SideId| self.book.sides.get(s.ix()).map_or("", |s| &s.name).to_string();
                    found.push((
                        marks.tiles[other],
                        marks.tiles[ix],
                        name(chapter.map[other].sides[0]),
                        name(tile.sides[0]),
                    ));
                }
            }
        }
        for (at, also, name, other) in found {
            self.warn("C0402", at, &[("name", &name), ("other", &other)]);
            self.also(also);
        }
    }

    /// Rooms the chapter speaks of but no mouse can come to.
    fn check_reach(&mut self, chapter: &Chapter, marks: &Marks) {
        let mut seen: Vec<(usize, usize)> = chapter.start.iter().map(|s| (s.tile.ix(), 0)).collect();
        seen.extend(joins(chapter, self));
        let mut next = 0;
        while let Some(&(tile, face)) = seen.get(next) {
            next += 1;
            let at = &chapter.map[tile];
            let Some(side) = self.book.sides.get(at.sides[face].ix()) else { continue };
            let mut reach = |place| {
                if !seen.contains(&place) {
                    seen.push(place);
                }
            };
            if side.flip.is_some() {
                reach((tile, 1 - face));
            }
            for exit in &side.exits {
                let (dx, dy) = exit.edge.step();
                let place = (at.x + dx, at.y + dy);
                let Some(other) = chapter.map.iter().position(|t| (t.x, t.y) == place) else { continue };
                for (face, id) in chapter.map[other].sides.iter().enumerate() {
                    let meets =
                        |s: &Side| s.exit(exit.edge.opposite()).is_some_and(|e| e.colour == exit.colour);
                    if self.book.sides.get(id.ix()).is_some_and(meets) {
                        reach((other, face));
                    }
                }
            }
        }
        if chapter.start.is_empty() {
            return;
        }
        let mut told = Vec::new();
        for (side, at) in &marks.sides {
            let on_map = chapter.map.iter().position(|t| t.sides.contains(side));
            let Some(name) = self.book.sides.get(side.ix()).map(|s| s.name.clone()) else { continue };
            match on_map {
                // Named by a victory: the other lines report it themselves.
                None if !self.out.iter().any(|d| d.code == "C0408" && d.span == self.span(*at)) => {
                    self.error("C0408", *at, &[("name", &name)]);
                }
                Some(tile) if !told.contains(side) => {
                    let face = usize::from(chapter.map[tile].sides[0] != *side);
                    let laid = face == 0 && chapter.minions.iter().any(|(t, _)| t.ix() == tile);
                    if !seen.contains(&(tile, face)) && !laid {
                        told.push(*side);
                        self.error("C0403", *at, &[("name", &name)]);
                    }
                }
                _ => {}
            }
        }
    }

    /// Counts that the engine's tables cannot hold.
    pub(crate) fn check_counts(&mut self) {
        let mut physical = 0;
        let mut first_over = None;
        for (ix, card) in self.book.search.iter().enumerate() {
            physical += card.copies as usize;
            if physical > MAX_CARDS && first_over.is_none() {
                first_over = Some(ix);
            }
        }
        if let Some(ix) = first_over {
            let at = self.declared(Kind::Search, ix);
            let (found, limit) = (physical.to_string(), MAX_CARDS.to_string());
            self.error("C0205", at, &[("found", &found), ("limit", &limit)]);
        }
        // The board keeps many of these as bits of one word.
        let sizes = [
            (Kind::Encounter, self.book.encounters.len(), MAX_ENCOUNTERS),
            (Kind::Mouse, self.book.mice.len(), 8),
            (Kind::Tag, self.names.get(&Kind::Tag).map_or(0, |n| n.list.len()), 32),
            (Kind::Kin, self.names.get(&Kind::Kin).map_or(0, |n| n.list.len()), 200),
            (Kind::Search, self.book.search.len(), 200),
            (Kind::Ability, self.book.abilities.len(), 64),
            (Kind::Minion, self.book.minions.len(), 32),
            (Kind::Init, self.book.init_cards.len(), MAX_TRACK - MAX_MICE),
            (Kind::Room, self.book.sides.len(), 64),
            (Kind::Chapter, self.book.chapters.len(), 200),
            (Kind::Achievement, self.book.achievements.len(), 32),
            (Kind::Marker, self.names.get(&Kind::Marker).map_or(0, |n| n.list.len()), 4),
        ];
        for (kind, found, limit) in sizes {
            if found > limit {
                let at = self.declared(kind, limit);
                self.too_many(kind.name(), at, found, limit);
            }
        }
        let figures = self.book.figures.iter().map(|f| f.limit as usize).sum();
        if figures > MAX_MINIONS {
            let at = self.declared(Kind::Minion, self.book.minions.len().saturating_sub(1));
            self.too_many("figure", at, figures, MAX_MINIONS);
        }
        let party_items = self.book.search.iter().filter(|c| c.kind == CardType::PartyItem);
        let stash = party_items.map(|c| c.copies as usize).sum();
        if stash > 12 {
            let last = self.book.search.iter().rposition(|c| c.kind == CardType::PartyItem).unwrap_or(0);
            self.too_many("party-item", self.declared(Kind::Search, last), stash, 12);
        }
        for ix in 0..self.book.mice.len() {
            let worn = self.book.mice[ix].equipment.len();
            if worn > 4 {
                self.too_many("equipment", self.declared(Kind::Mouse, ix), worn, 4);
            }
        }
        let rules = [self.book.blocks.len(), self.book.rules.len(), self.book.statics.len()];
        if rules.into_iter().any(|n| n > 60_000) || self.book.prompts.len() > 200 {
            self.error("C0015", At::default(), &[("kind", "rule"), ("found", "60000"), ("limit", "60000")]);
        }
        let most = self.book.number_rules();
        if most > MAX_RULES_OF_A_MOMENT {
            self.too_many("rule", At::default(), most, MAX_RULES_OF_A_MOMENT);
        }
        self.check_equipment();
        self.check_room();
    }

    /// Starting equipment that more mice share than the box has.
    fn check_equipment(&mut self) {
        let mut wanted = vec![0u32; self.book.search.len()];
        for ix in 0..self.book.mice.len() {
            for card in self.book.mice[ix].equipment.clone() {
                let Some(n) = wanted.get_mut(card.ix()) else { continue };
                *n += 1;
                let (n, kind) = (*n, &self.book.search[card.ix()]);
                if n == u32::from(kind.copies) + 1 {
                    let (name, copies) = (kind.name.clone(), kind.copies.to_string());
                    let at = self.declared(Kind::Mouse, ix);
                    self.error("C0207", at, &[("name", &name), ("copies", &copies)]);
                }
            }
        }
    }
}

/// Places where a mouse joins in the middle of the chapter are reached, too.
fn joins(chapter: &Chapter, cx: &Link) -> Vec<(usize, usize)> {
    let mut found = Vec::new();
    for effects in &cx.book.blocks {
        for effect in effects {
            if let engine::book::Effect::Join(_, side, _) = effect
                && let Some(tile) = chapter.map.iter().position(|t| t.sides.contains(side))
            {
                found.push((tile, usize::from(chapter.map[tile].sides[0] != *side)));
            }
        }
    }
    found
}
