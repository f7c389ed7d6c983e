//! The board in writing: what lies on the table, by names, in a form that is defined and has a version.
//!
//! The first line is `board 1`. Each further line is one thing: its name, what it is called if there are several, then
//! `field=value` in a fixed order, lists with commas. What is empty, zero or no is left out, so that a new kind of thing
//! changes nothing for boards that have none of it. No number of a table in memory is ever written: a card is its id with
//! `#2` for its second copy, a place is `side:space`, a minion `kind-number`.
//!
//! [`Game::hash`] is the SHA-256 of this text. Equal boards have equal texts on every machine and in every build; whoever
//! changes the form raises [`VERSION`] and records the golden games anew.

use crate::board::{Board, MinionState, MouseState, Stride, Timed, TrackCard, Turn, Where};
use crate::book::{Book, RuleIx, Status, Until};
use crate::event::{Card, Free, Honour, MoveEnd, Outcome};
use crate::game::Game;
use crate::id::{Bits, CardId, Fig, Place, SideId, SpaceId, TileId};
use sha2::{Digest, Sha256};
use std::fmt::{Display, Write};

/// The version of the form.
pub const VERSION: u32 = 1;

impl Game {
    /// The hash of the board's text: equal boards have equal hashes.
    pub fn hash(&self) -> [u8; 32] {
        Sha256::digest(board_text(&self.book, &self.board)).into()
    }
}

/// All that lies on the table, as text.
pub fn board_text(book: &Book, board: &Board) -> String {
    Names { book, board }.text()
}

/// Reads a board by names.
struct Names<'b> {
    book: &'b Book,
    board: &'b Board,
}

impl Names<'_> {
    fn text(&self) -> String {
        let Board {
            chapter,
            options,
            mice,
            minions,
            track,
            tiles,
            away,
            deck,
            discards,
            drawn,
            gone,
            encounters,
            encounter_discards,
            face_up,
            stash,
            hook,
            fork,
            grape,
            snares,
            hourglass,
            end_marker,
            wheel,
            round,
            greedy,
            counters,
            achieved,
            honours,
            explored,
            special_found,
            moments,
            defeated,
            statuses,
            rules_spent,
            turn,
            outcome,
        } = self.board;
        let book = self.book;
        let mut out = Lines(String::with_capacity(4096));
        let printed = &book.chapters[chapter.ix()];
        out.line("board", &VERSION.to_string());
        out.line("chapter", &printed.name);
        out.list("options", options.list().iter().map(|(name, value)| format!("{name}={value}")));
        out.line("page", &format!("{hourglass} end={end_marker}"));
        out.line("round", &round.to_string());
        out.number("wheel", *wheel);
        out.list("greedy", greedy.then_some("yes"));
        for (at, tile) in tiles.iter().enumerate() {
            let mut line = Line::of(self.side(tile.up));
            line.list("traps", tile.traps.iter().map(|s| self.space(TileId(at as u8), s)));
            line.list("away", (away >> at & 1 == 1).then_some("yes"));
            out.line("tile", &line.0);
        }
        for mouse in mice {
            out.line("mouse", &self.mouse(mouse));
        }
        for (slot, minion) in minions.iter().enumerate().filter(|(_, m)| m.kind.is_some()) {
            out.line("minion", &self.minion(slot, minion));
        }
        for card in track {
            out.line("track", &self.track_card(card));
        }
        out.list("deck", deck.iter().map(|c| self.card(*c)));
        out.list("discards", discards.iter().map(|c| self.card(*c)));
        out.list("drawn", drawn.map(|c| self.card(c)));
        let out_of_game = (0..book.copies.len() as u8).filter(|c| gone >> c & 1 == 1).map(CardId);
        out.list("gone", out_of_game.map(|c| self.card(c)));
        out.list("stash", stash.iter().map(|c| self.card(*c)));
        out.list("encounters", encounters.iter().map(|e| &book.encounters[e.ix()].name));
        out.list("encounter-discards", encounter_discards.iter().map(|e| &book.encounters[e.ix()].name));
        out.list("face-up", face_up.map(|e| &book.encounters[e.ix()].name));
        if let Some((card, at, other)) = hook {
            let other = self.space(at.tile, *other);
            out.line("hook", &format!("{} at={} other={other}", self.card(*card), self.place(*at)));
        }
        for (name, token) in [("fork", fork), ("grape", grape)] {
            if let Some((card, at)) = token {
                out.line(name, &format!("{} at={}", self.card(*card), self.place(*at)));
            }
        }
        for (at, dice) in snares {
            out.line("snare", &format!("at={} dice={dice}", self.place(*at)));
        }
        for ((name, _), n) in printed.counters.iter().zip(counters).filter(|(_, n)| **n > 0) {
            out.line("counter", &format!("{name}={n}"));
        }
        let earned = Bits(u64::from(*achieved)).filter_map(|a| book.achievements.get(a));
        out.list("achieved", earned);
        for (honour, name) in HONOURS {
            if let Some(mouse) = honours[honour as usize] {
                out.line("honour", &format!("{name}={}", self.mouse_name(mouse)));
            }
        }
        out.list("explored", Bits(*explored).map(|s| self.side(SideId(s as u8))));
        let special = printed.rooms.iter().flat_map(|r| &r.searches).enumerate();
        let special = special.filter(|(i, _)| special_found >> i & 1 == 1);
        out.list("found", special.map(|(_, s)| &book.search[s.card.ix()].name));
        out.list("moments", Bits(*moments).filter_map(|m| printed.moments.get(m)));
        out.list("defeated", Bits(u64::from(*defeated)).filter_map(|k| Some(&book.minions.get(k)?.name)));
        for status in statuses {
            out.line("status", &self.status(status));
        }
        out.list("spent", self.rules(rules_spent));
        out.line("turn", &self.turn(turn));
        out.list("outcome", outcome.map(outcome_name));
        out.0
    }

    fn mouse(&self, mouse: &MouseState) -> String {
        let MouseState {
            mouse,
            at,
            wounds,
            poison,
            cheese,
            markers,
            captures,
            roaches,
            equipped,
            pack,
            starting,
            abilities,
            searched,
        } = mouse;
        let mut line = Line::of(&self.book.mice[mouse.ix()].name);
        match at {
            Where::On(at) => line.field("at", self.place(*at)),
            Where::Captured(at) => line.field("captured", self.place(*at)),
            Where::Missing(at) => line.field("missing", self.place(*at)),
        }
        line.number("wounds", *wounds);
        line.number("poison", *poison);
        line.number("cheese", *cheese);
        let marked = self.book.every_marker().filter(|m| markers >> *m as u8 & 1 == 1);
        line.list("markers", marked.map(|m| self.book.marker_name(m)));
        line.number("captures", *captures);
        line.number("roaches", *roaches);
        line.list("equipped", equipped.iter().map(|c| self.card(*c)));
        line.list("pack", pack.iter().map(|c| self.card(*c)));
        line.list("starting", starting.iter().map(|c| self.card(*c)));
        line.list("abilities", Bits(*abilities).filter_map(|a| Some(&self.book.abilities.get(a)?.name)));
        line.list("searched", Bits(*searched).map(|s| self.side(SideId(s as u8))));
        line.0
    }

    fn minion(&self, slot: usize, minion: &MinionState) -> String {
        let MinionState { kind: _, number: _, at, wounds, down, new } = minion;
        let mut line = Line::of(self.figure(Fig::minion(slot)));
        line.field("at", self.place(*at));
        line.number("wounds", *wounds);
        line.flag("down", *down);
        line.flag("new", *new);
        line.0
    }

    fn track_card(&self, card: &TrackCard) -> String {
        let TrackCard { card, acted, wounds } = card;
        let mut line = Line::of(self.track_name(*card));
        line.flag("acted", *acted);
        line.number("wounds", *wounds);
        line.0
    }

    fn status(&self, status: &Timed) -> String {
        let Timed { who, status, until, by, fresh } = status;
        let mut line = Line::of(match status {
            Status::Battle(n) => format!("battle({n})"),
            Status::Defense(n) => format!("defense({n})"),
            Status::Move(n) => format!("move({n})"),
            Status::Unseen => "unseen".into(),
            Status::Crossing => "crossing".into(),
            Status::Inspired => "inspired".into(),
            Status::Form { battle, defense } => format!("form({battle},{defense})"),
        });
        line.field("who", who.map_or_else(|| "minions".into(), |f| self.figure(f)));
        line.field(
            "until",
            match until {
                Until::TurnEnds => "turn-ends",
                Until::HoldersNextTurn => "holders-next-turn",
                Until::HoldersNextTurnEnds => "holders-next-turn-ends",
                Until::RoundEnds => "round-ends",
                Until::ChapterEnds => "chapter-ends",
            },
        );
        line.field("by", self.mouse_name(*by));
        line.flag("fresh", *fresh);
        line.0
    }

    fn turn(&self, turn: &Turn) -> String {
        let Turn {
            card,
            points,
            die,
            stride,
            move_end,
            has_moved,
            scurrying,
            stood_or_climbed,
            actions,
            acted,
            free,
            attacked,
            ability_used,
            rules_used,
        } = turn;
        let mice = |bits: u8| Bits(u64::from(bits)).map(|m| self.mouse_name(m as u8));
        let mut line = Line::of(card.map_or("nobody", |c| self.track_name(c)));
        line.number("points", *points);
        line.number("die", *die);
        line.field(
            "stride",
            match stride {
                Stride::Unused => "unused",
                Stride::Going => "going",
                Stride::Over => "over",
            },
        );
        // Boards of earlier games are written as they were.
        let move_end = move_end.filter(|_| !self.board.options.rules().before(2));
        if let Some(end) = move_end {
            line.field(
                "move-end",
                match end {
                    MoveEnd::Choice => "choice",
                    MoveEnd::Water => "water",
                    MoveEnd::Company => "company",
                    MoveEnd::Climb => "climb",
                    MoveEnd::Standing => "standing",
                    MoveEnd::Trap => "trap",
                },
            );
        }
        line.flag("has-moved", *has_moved);
        line.flag("scurrying", *scurrying);
        line.flag("stood-or-climbed", *stood_or_climbed);
        line.number("actions", *actions);
        line.flag("acted", *acted);
        line.list("free", FREE.iter().filter(|(f, _)| free >> *f as u8 & 1 == 1).map(|(_, name)| name));
        line.list("attacked", mice(*attacked));
        let first_rules = self.board.options.rules().before(2);
        let used = ability_used.iter().enumerate().filter_map(|(m, used)| Some((m as u8, (*used)?)));
        line.list(
            "ability-used",
            used.map(|(mouse, ability)| {
                let (mouse, ability) = (self.mouse_name(mouse), &self.book.abilities[ability.ix()].name);
                if first_rules { mouse.to_string() } else { format!("{mouse}:{ability}") }
            }),
        );
        line.list("rules-used", self.rules(rules_used));
        line.0
    }

    /// Rules as the board notes them: their number and one, in the order of use.
    fn rules(&self, used: &[u16]) -> Vec<String> {
        used.iter().filter(|r| **r > 0).map(|r| self.book.use_name(RuleIx(r - 1))).collect()
    }

    fn side(&self, side: SideId) -> &str {
        self.book.sides.get(side.ix()).map_or("?", |s| &s.name)
    }

    fn space(&self, tile: TileId, space: SpaceId) -> String {
        let side = self.board.side(self.book, tile);
        // Somebody captured on a tile that was turned over since stood on a space of its other side.
        side.spaces.get(space.ix()).map_or_else(|| format!("#{}", space.0), |s| s.name.clone())
    }

    fn place(&self, place: Place) -> String {
        let side = self.side(self.board.side_id(place.tile));
        format!("{side}:{}", self.space(place.tile, place.space))
    }

    fn card(&self, card: CardId) -> String {
        let kind = self.book.copies[card.ix()];
        let nth = self.book.copies[..card.ix()].iter().filter(|k| **k == kind).count();
        let name = &self.book.search[kind.ix()].name;
        if nth == 0 { name.clone() } else { format!("{name}#{}", nth + 1) }
    }

    fn mouse_name(&self, mouse: u8) -> &str {
        self.board.mice.get(mouse as usize).map_or("?", |m| &self.book.mice[m.mouse.ix()].name)
    }

    fn figure(&self, fig: Fig) -> String {
        match fig.as_minion() {
            None => self.mouse_name(fig.0).to_string(),
            Some(slot) => {
                let minion = &self.board.minions[slot];
                let kind = minion.kind.map_or("?", |k| &self.book.minions[k.ix()].name);
                format!("{kind}-{}", minion.number)
            }
        }
    }

    fn track_name(&self, card: Card) -> &str {
        match card {
            Card::Mouse(m) => self.mouse_name(m),
            Card::Minion(init) => &self.book.init_cards[init.ix()].name,
        }
    }
}

/// The lines of the text.
struct Lines(String);

impl Lines {
    fn line(&mut self, name: &str, value: &str) {
        let _ = writeln!(self.0, "{name} {value}");
    }

    fn number(&mut self, name: &str, n: u8) {
        if n > 0 {
            self.line(name, &n.to_string());
        }
    }

    fn list<T: Display>(&mut self, name: &str, values: impl IntoIterator<Item = T>) {
        let values: Vec<String> = values.into_iter().map(|v| v.to_string()).collect();
        if !values.is_empty() {
            self.line(name, &values.join(","));
        }
    }
}

/// What a line says after its name.
struct Line(String);

impl Line {
    fn of(name: impl Into<String>) -> Line {
        Line(name.into())
    }

    fn field(&mut self, name: &str, value: impl Display) {
        let _ = write!(self.0, " {name}={value}");
    }

    fn number(&mut self, name: &str, n: u8) {
        if n > 0 {
            self.field(name, n);
        }
    }

    fn flag(&mut self, name: &str, yes: bool) {
        if yes {
            self.field(name, "yes");
        }
    }

    fn list<T: Display>(&mut self, name: &str, values: impl IntoIterator<Item = T>) {
        let values: Vec<String> = values.into_iter().map(|v| v.to_string()).collect();
        if !values.is_empty() {
            self.field(name, values.join(","));
        }
    }
}

const HONOURS: [(Honour, &str); 5] = [
    (Honour::Cheesemaster, "cheesemaster"),
    (Honour::Roachmaster, "roachmaster"),
    (Honour::Poisonmaster, "poisonmaster"),
    (Honour::Scaper, "scaper"),
    (Honour::CatTamer, "cat-tamer"),
];

const FREE: [(Free, &str); 5] = [
    (Free::Share, "share"),
    (Free::Equip, "equip"),
    (Free::LevelUp, "level-up"),
    (Free::Scroll, "scroll"),
    (Free::Inspired, "inspired"),
];

const fn outcome_name(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Victory => "victory",
        Outcome::TimeIsUp => "time-is-up",
        Outcome::AllCaptured => "all-captured",
        Outcome::Defeat => "defeat",
        Outcome::Stuck => "stuck",
    }
}
