//! The small words: figures, areas, numbers, and which figures a line ranges over.

use crate::decode::{Decode, split};
use crate::diagnostic::nearest;
use crate::link::{Kind, Link, SPACES, Scope};
use crate::tree::{Arg, At, Value};
use engine::book::{Area, FigureSide, Filter, It, Num, Size};
use engine::id::{MinionId, SideId, Spaces};

/// Words for figures.
pub(crate) const FIGURES: &[(&str, It)] = &[
    ("self", It::Holder),
    ("own", It::Holder),
    ("mover", It::Subject),
    ("attacker", It::Subject),
    ("searcher", It::Subject),
    ("drawer", It::Subject),
    ("subject", It::Subject),
    ("target", It::Object),
    ("it", It::Object),
    ("chosen", It::Object),
];

pub(crate) const SIZES: &[(&str, Size)] =
    &[("small", Size::Small), ("large", Size::Large), ("token", Size::Token)];

/// Words for numbers.
const NUMBERS: &[&str] = &["lore", "battle", "move", "cheese", "number", "mice-here", "wounded-others-here"];

pub(crate) fn figure_word(word: &str) -> Option<It> {
    FIGURES.iter().find(|(name, _)| *name == word).map(|(_, it)| *it)
}

impl Link {
    /// Reports `self` where nobody holds the rule.
    pub(crate) fn held(&mut self, it: It, at: At, scope: Scope) {
        if it == It::Holder && !scope.holder {
            self.error("C0118", at, &[]);
        }
    }

    /// A part of the board.
    pub(crate) fn area(&mut self, (word, at): (&str, At), scope: Scope) -> Option<Area> {
        if word == "board" {
            return Some(Area::Board);
        }
        let relative = |head: &str| figure_word(head);
        let found = if let Some(it) = word.strip_suffix("-space").and_then(relative) {
            Some((it, Area::Space(it)))
        } else if let Some(it) = word.strip_suffix("-tile").and_then(relative) {
            Some((it, Area::Tile(it)))
        } else if let Some(it) = word.strip_prefix("near-").and_then(relative) {
            Some((it, Area::Near(it)))
        } else {
            word.strip_prefix("seen-by-").and_then(relative).map(|it| (it, Area::Seen(it)))
        };
        if let Some((it, area)) = found {
            self.held(it, at, scope);
            return Some(area);
        }
        if let Some((room, spaces)) = word.split_once(':') {
            let exact = (at.end - at.start) as usize == word.len();
            let cut = at.start + room.len() as u32;
            let (room_at, spaces_at) =
                if exact { (At { end: cut, ..at }, At { start: cut + 1, ..at }) } else { (at, at) };
            let side = SideId(self.look(Kind::Room, room, room_at)?);
            return self.spaces(side, (spaces, spaces_at)).map(|s| Area::Room(side, s));
        }
        if let Some(side) = scope.room {
            if word == "this-room" {
                return Some(Area::Room(side, self.all(side)));
            }
            let first = word.split(',').next().unwrap_or(word);
            let known = self.book.sides.get(side.ix()).is_some_and(|s| s.find(first).is_some());
            if known || class_word(first) || word.contains(',') {
                return self.spaces(side, (word, at)).map(|s| Area::Room(side, s));
            }
        }
        if word == "water" {
            return Some(Area::Water);
        }
        if let Some(room) = self.find(Kind::Room, word) {
            self.used(Kind::Room, word, at);
            return Some(Area::Room(SideId(room), self.all(SideId(room))));
        }
        self.offer_names(Kind::Room, at);
        if let Some(side) = scope.room {
            self.offer_spaces(side, at);
        }
        let rooms = self.names.entry(Kind::Room).or_default().list.iter().map(|(n, _)| n.as_str());
        let spaces = scope.room.and_then(|s| self.book.sides.get(s.ix()));
        let spaces = spaces.into_iter().flat_map(|s| s.spaces.iter().map(|s| s.name.as_str()));
        let figures = FIGURES.iter().flat_map(|(f, _)| {
            [format!("{f}-space"), format!("{f}-tile"), format!("near-{f}"), format!("seen-by-{f}")]
        });
        let figures: Vec<String> = figures.collect();
        let fixed = figures.iter().map(String::as_str).chain(["board", "this-room", "water"]);
        let suggestion = nearest(word, rooms.chain(spaces).chain(fixed.clone()));
        self.findings.offer(at, None, fixed);
        self.error("C0116", at, &[("name", word), ("suggestion", &suggestion)]);
        None
    }

    pub(crate) fn all(&self, side: SideId) -> Spaces {
        self.book.sides.get(side.ix()).map_or(Spaces::NONE, engine::book::Side::all)
    }

    /// Spaces of one side: ids with commas between them, or a class of spaces.
    pub(crate) fn spaces(&mut self, side: SideId, (words, at): (&str, At)) -> Option<Spaces> {
        let mut all = Spaces::NONE;
        let mut fine = true;
        for (word, place) in split(words, at) {
            let drawn = self.book.sides.get(side.ix()).map(|s| {
                if s.find(word).is_some() {
                    return None;
                }
                Some(match word {
                    "water" => s.water,
                    "special" => s.special,
                    "entries" => s.entry,
                    "traps" => s.traps,
                    "this-room" | "all" => s.all(),
                    _ => return None,
                })
            });
            match drawn.flatten() {
                Some(set) if set.is_empty() => {
                    let room = self.book.sides[side.ix()].name.clone();
                    self.error("C0106", place, &[("name", word), ("room", &room), ("suggestion", "none")]);
                    fine = false;
                }
                Some(set) => all = all.or(set),
                None => match self.space(side, word, place) {
                    Some(space) => all = all.with(space),
                    None => fine = false,
                },
            }
        }
        fine.then_some(all)
    }

    /// The spaces of the room at hand that `on=` names; else those the rule is named after.
    pub(crate) fn room_spaces(&mut self, d: &mut Decode, scope: Scope) -> Option<Spaces> {
        let Some(word) = d.prop_word(self, "on") else { return scope.here };
        let side = scope.room?;
        match self.area(word, scope)? {
            Area::Room(found, spaces) if found == side => Some(spaces),
            _ => {
                self.error("C0116", word.1, &[("name", word.0), ("suggestion", "none")]);
                None
            }
        }
    }

    /// One space somewhere: `room:space`, or a space of the room at hand.
    pub(crate) fn one_space(
        &mut self,
        word: (&str, At),
        scope: Scope,
    ) -> Option<(SideId, engine::id::SpaceId)> {
        match self.area(word, scope)? {
            Area::Room(side, spaces) if spaces.len() == 1 => Some((side, spaces.iter().next()?)),
            _ => {
                self.error("C0122", word.1, &[("name", word.0)]);
                None
            }
        }
    }

    /// A number, or a word for one.
    pub(crate) fn num(&mut self, arg: &Arg, what: &'static str, scope: Scope) -> Option<Num> {
        let Value::Word(word) = &arg.value else {
            return self.as_int(arg, what, 0..=99).map(|n| Num::Is(n as u8));
        };
        if let Some(more) = word.strip_prefix("lore+").and_then(|n| n.parse().ok()) {
            return Some(Num::LorePlus(more));
        }
        if let Some((kind, area)) = word.split_once('@') {
            let kind = match kind {
                "minion" | "minions" => None,
                _ => Some(MinionId(self.look(Kind::Minion, kind, arg.at)?)),
            };
            return Some(Num::Minions(kind, self.area((area, arg.at), scope)?));
        }
        let fixed = match word.as_str() {
            "lore" => Num::Lore,
            "battle" => Num::Battle,
            "move" => Num::Move,
            "cheese" => Num::Cheese,
            "number" => Num::Number,
            "mice-here" => Num::MiceHere,
            "wounded-others-here" => Num::WoundedOthersHere,
            _ => {
                self.offer(arg.at, None, NUMBERS.iter().copied());
                return self.counter(word, arg.at, false).map(Num::Counter);
            }
        };
        Some(fixed)
    }

    /// The next argument as a number; 1 if there is none.
    pub(crate) fn next_num(&mut self, d: &mut Decode, what: &'static str, scope: Scope) -> Num {
        d.any().map_or(Some(Num::Is(1)), |arg| self.num(arg, what, scope)).unwrap_or(Num::Is(1))
    }

    /// Which figures: the noun was read already.
    pub(crate) fn filter(&mut self, d: &mut Decode, noun: (&str, At), area: Area, scope: Scope) -> Filter {
        let mut filter = Filter {
            side: FigureSide::Minions,
            area,
            kind: None,
            size: None,
            other: d.prop_flag(self, "other").unwrap_or(false),
            new: d.prop_flag(self, "new").unwrap_or(false),
            wounded: d.prop_flag(self, "wounded").unwrap_or(false),
        };
        match noun.0 {
            "mouse" | "mice" => filter.side = FigureSide::Mice,
            "minion" | "minions" => {}
            "figure" | "figures" => filter.side = FigureSide::Everyone,
            _ => {
                self.offer(noun.1, None, ["mouse", "minion", "figure"]);
                filter.kind = self.look(Kind::Minion, noun.0, noun.1).map(MinionId);
            }
        }
        if filter.other && !scope.holder {
            self.error("C0118", d.node.head(), &[]);
        }
        if let Some(size) = d.prop_word(self, "size") {
            filter.size = self.one_of("C0117", size, SIZES);
        }
        if d.prop_flag(self, "seen") == Some(true) {
            self.held(It::Holder, d.node.head(), scope);
            filter.area = Area::Seen(It::Holder);
        }
        if let Some(on) = d.prop_word(self, "on") {
            filter.area = self.area(on, scope).unwrap_or(filter.area);
        }
        filter
    }
}

fn class_word(word: &str) -> bool {
    SPACES.contains(&word)
}
