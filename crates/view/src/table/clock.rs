//! The chapter with its goal and clock, and the initiative track.

use crate::Locale;
use crate::catalogue::{InitFace, Line};
use engine::board::Board;
use engine::book::Edge;
use engine::event::Card;
use engine::id::{Bits, CounterId, Fig};
use engine::outlook::WHEEL;
use serde::Serialize;
use std::sync::Arc;
use words::Lang;

/// The chapter, its goal and its clock.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ChapterView {
    /// Id.
    pub id: String,
    /// The story book's id.
    pub story: String,
    /// Name.
    pub name: String,
    /// The language of its name, where that is not the reader's own.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub lang: Option<Lang>,
    /// What wins, one line each.
    pub victory: Arc<Vec<Line>>,
    /// What loses, one line each.
    pub defeat: Vec<Line>,
    /// Rules of the whole chapter, as its author has put them.
    pub rules: Arc<Vec<Line>>,
    /// The page of the hourglass.
    pub page: u8,
    /// The page of the end marker.
    pub end_page: u8,
    /// Cheese on the minion wheel.
    pub wheel: u8,
    /// Cheese that makes a surge.
    pub wheel_size: u8,
    /// The round.
    pub round: u8,
    /// Page, end and wheel as one sentence.
    pub clock: String,
    /// Roaches are greedy now.
    pub greedy: bool,
    /// Ids of the story moments already read.
    pub moments: Vec<String>,
    /// What to do next, if the chapter says so.
    pub near: Option<NearGoal>,
    /// What the chapter counts for all to see.
    pub counters: Vec<CounterView>,
    /// Nights until the new moon, if the story counts them.
    pub nights: Option<u8>,
}

/// The next step on the way to victory, and where it is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct NearGoal {
    /// Its id.
    pub id: String,
    /// What to do.
    pub text: String,
    /// The language of that, where it is not the reader's own.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub lang: Option<Lang>,
    /// Where: a room by id, and the spaces meant; all of them if it is the whole room.
    pub room: Option<String>,
    /// The tile of that room, whichever of its sides lies up.
    pub tile: Option<u8>,
    /// The spaces by id, once that side lies up and was seen; none for the whole room.
    pub spaces: Vec<String>,
    /// If the goal is in another room: the way out of the room of the mouse at turn.
    pub way: Option<NearWay>,
    /// The tile of the room it leads out of.
    pub from: Option<u8>,
}

impl NearGoal {
    /// The spaces of a tile that the goal means.
    pub fn spaces_on(&self, tile: u8) -> &[String] {
        if self.tile == Some(tile) { &self.spaces } else { &[] }
    }

    /// The goal means the room that lies up on a tile, and none of its spaces more than another.
    pub fn is_room(&self, tile: u8, room: &str) -> bool {
        self.tile == Some(tile) && self.spaces.is_empty() && self.room.as_deref() == Some(room)
    }
}

/// The first step to another room.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum NearWay {
    /// Through the exit on this edge.
    Exit(Edge),
    /// Over the flip space.
    Flip,
}

/// Something a chapter counts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct CounterView {
    /// Its id, which is that of its picture, too.
    pub id: String,
    /// What is counted.
    pub name: String,
    /// How many.
    pub n: u8,
}

/// Whose card lies on the track.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum TrackKind {
    /// A mouse.
    Mouse,
    /// A kind of minion.
    Minion,
    /// A boss.
    Boss,
    /// An ally of the mice.
    Ally,
}

/// A card on the track.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct TrackView {
    /// Id of the mouse or of the initiative card.
    pub id: String,
    /// Name.
    pub name: String,
    /// Whose it is.
    pub kind: TrackKind,
    /// Its turn is now.
    pub current: bool,
    /// It has had its turn this round.
    pub acted: bool,
    /// How many figures act with it.
    pub figures: u8,
    /// Wounds on a boss card.
    pub wounds: u8,
    /// The minion's card.
    pub card: Option<Arc<InitFace>>,
}

impl Locale<'_> {
    pub(super) fn chapter_view(self, board: &Board) -> ChapterView {
        let chapter = board.chapter(self.book());
        let (page, end, wheel) = (board.hourglass(), board.end_marker(), board.wheel());
        let words = self.chapter_of(board);
        let late = self.say().num("page", end).say("defeat-time");
        ChapterView {
            id: chapter.name.clone(),
            story: chapter.story.clone(),
            name: words.name.clone(),
            lang: words.lang,
            victory: Arc::clone(&words.victory),
            defeat: std::iter::once(late.into()).chain(words.defeat.iter().cloned()).collect(),
            rules: Arc::clone(&words.rules),
            page,
            end_page: end,
            wheel,
            wheel_size: WHEEL,
            round: board.round(),
            clock: self
                .say()
                .num("page", page)
                .num("end", end)
                .num("wheel", wheel)
                .num("size", WHEEL)
                .say("clock"),
            greedy: board.greedy(),
            moments: Bits(board.moments()).filter_map(|m| chapter.moments.get(m).cloned()).collect(),
            near: self.near_goal(board),
            counters: self.counters(board),
            nights: chapter.nights,
        }
    }

    fn counters(self, board: &Board) -> Vec<CounterView> {
        let chapter = board.chapter(self.book());
        let shown = Bits(u64::from(chapter.shown)).filter_map(|ix| Some((ix, &chapter.counters.get(ix)?.0)));
        shown
            .map(|(ix, id)| CounterView {
                id: id.clone(),
                name: self.plain(&format!("counter-{id}")),
                n: board.counter(CounterId(ix as u8)),
            })
            .collect()
    }

    /// What to do next. Rooms that nobody has seen are not told of by their spaces.
    fn near_goal(self, board: &Board) -> Option<NearGoal> {
        let book = self.book();
        let goal = board.near_goal(book)?;
        let chapter = board.chapter(book);
        let key = format!("goal-{}-{}", chapter.name, goal.name);
        let mut near = NearGoal {
            id: goal.name.clone(),
            text: self.plain(&key),
            lang: self.foreign(&key),
            room: None,
            tile: None,
            spaces: Vec::new(),
            way: None,
            from: None,
        };
        let Some((side, spaces)) = goal.at else { return Some(near) };
        let drawn = &book.sides[side.ix()];
        let whole = spaces.len() >= drawn.spaces.len();
        near.room = Some(drawn.name.clone());
        let up = board.tiles().find(|t| board.side_id(*t) == side);
        near.tile =
            up.or_else(|| board.tiles().find(|t| chapter.map[t.ix()].sides.contains(&side))).map(|t| t.0);
        if up.is_some() && board.explored(side) && !whole {
            near.spaces = spaces.iter().map(|s| drawn.space(s).name.clone()).collect();
        }
        near.way = board.way_to(book, side).map(|edge| edge.map_or(NearWay::Flip, NearWay::Exit));
        if near.way.is_some() {
            let mouse = board.turn().mouse().or_else(|| board.mice_on_board().next());
            near.from = mouse.and_then(|m| board.place(Fig::mouse(m))).map(|place| place.tile.0);
        }
        Some(near)
    }

    pub(super) fn track_view(self, board: &Board, slot: usize, at_turn: Option<Card>) -> TrackView {
        let t = board.track()[slot];
        let (kind, figures, card) = match t.card {
            Card::Mouse(_) => (TrackKind::Mouse, 1, None),
            Card::Minion(init) => {
                let minion = self.book().init_cards[init.ix()].minion;
                let boss = self.book().minions[minion.ix()].boss;
                let n = board.minions().filter(|(_, m)| m.kind() == Some(minion)).count() as u8;
                let kind = match boss {
                    _ if self.book().is_ally(minion) => TrackKind::Ally,
                    true => TrackKind::Boss,
                    false => TrackKind::Minion,
                };
                (kind, n, Some(self.init(init).clone()))
            }
        };
        TrackView {
            id: self.track_id(board, t.card),
            name: self.track_name(board, t.card),
            kind,
            current: at_turn == Some(t.card),
            acted: t.acted,
            figures,
            wounds: t.wounds,
            card,
        }
    }
}
