//! The table as a seat sees it. An allow-list: what has no field here cannot leave.

use crate::faces::{AbilityFace, CardFace, HeroFace, InitFace, RoomPlan};
use crate::say::raised;
use crate::ways::known;
use crate::{Album, EncounterFace, IntentView, Stamped, Survey, Voice, WaveView, WayView};
use engine::board::{Board, Stride, Where};
use engine::book::{Attacks, Marker, Reach, Size, Status, Until};
use engine::event::{Card, Free, Honour, Token};
use engine::id::{Bits, CardId, EncounterId, Fig, Place, TileId};
use engine::outlook::{Foresight, WHEEL};
use engine::{Ask, Book, Decider, Game, Outcome};
use serde::Serialize;
use std::sync::Arc;
use words::Case;

/// Everything on the table, in one language.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Snapshot {
    /// The chapter, its goal and its clock.
    pub chapter: Stamped<ChapterView>,
    /// The initiative track from slot 1 down.
    pub track: Vec<Stamped<TrackView>>,
    /// The tiles of the map.
    pub tiles: Vec<Stamped<TileView>>,
    /// Index of the tile the decision at hand is about.
    pub current_tile: u8,
    /// Figures on the board.
    pub figures: Vec<Stamped<FigureView>>,
    /// Party items that lie on the board.
    pub tokens: Vec<TokenView>,
    /// Snares set for minions.
    pub snares: Vec<SnareView>,
    /// The mice of the party.
    pub mice: Vec<Stamped<MouseView>>,
    /// The party stash.
    pub stash: Vec<Arc<CardFace>>,
    /// The search deck.
    pub search: Stamped<DeckView>,
    /// The encounter deck.
    pub encounters: Stamped<DeckView>,
    /// The face-up encounter card and what a surge would bring.
    pub encounter: Stamped<EncounterView>,
    /// A search card just drawn and not yet kept.
    pub drawn: Option<Arc<CardFace>>,
    /// The turn at hand.
    pub turn: TurnView,
    /// Story achievements the party has earned, by name.
    pub achievements: Vec<String>,
    /// How the chapter ended, if it has.
    pub outcome: Option<Outcome>,
}

/// The chapter, its goal and its clock.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct ChapterView {
    /// Id.
    pub id: String,
    /// The story book's id.
    pub story: String,
    /// Name.
    pub name: String,
    /// What wins, one line each.
    pub victory: Arc<Vec<String>>,
    /// What loses, one line each.
    pub defeat: Vec<String>,
    /// Rules of the whole chapter, as its author has put them.
    pub rules: Arc<Vec<String>>,
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
}

/// Whose card lies on the track.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum TrackKind {
    /// A mouse.
    Mouse,
    /// A kind of minion.
    Minion,
    /// A boss.
    Boss,
}

/// A card on the track.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
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

/// A tile of the map.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct TileView {
    /// Its number on the map.
    pub tile: u8,
    /// Column.
    pub x: i8,
    /// Row.
    pub y: i8,
    /// The side that lies up.
    pub room: Arc<RoomPlan>,
    /// Whether mice have been there.
    pub explored: bool,
    /// Ids of spaces with a mousetrap.
    pub traps: Vec<String>,
    /// For each space of the room those seen from it, as bits in the order of its plan; empty unless explored.
    pub sight: Vec<u64>,
    /// Room rules in force, in words; only once explored.
    pub rules: Arc<Vec<String>>,
    /// Its exits and what lies behind them; only once explored.
    pub ways: Vec<WayView>,
}

/// Where something lies.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct At {
    /// The tile's number on the map.
    pub tile: u8,
    /// The space's id.
    pub space: String,
    /// Its place among the spaces of its room.
    #[serde(skip)]
    pub ix: u8,
}

impl At {
    pub(crate) fn new(board: &Board, book: &Book, place: Place) -> At {
        let space = board.side(book, place.tile).spaces.get(place.space.ix());
        let space = space.map_or_else(String::new, |s| s.name.clone());
        At { tile: place.tile.0, space, ix: place.space.0 }
    }
}

/// What a figure is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum FigureKind {
    /// A mouse of the party.
    Mouse,
    /// A minion.
    Minion,
    /// A boss.
    Boss,
}

/// A marker on a figure.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct MarkerView {
    /// Which.
    pub marker: Marker,
    /// In words.
    pub name: String,
}

/// A figure on the board.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct FigureView {
    /// Id, as choices name it: `tilda`, `rat-warrior-2`.
    pub id: String,
    /// The mouse's or minion kind's id.
    pub kind_id: String,
    /// Mouse, minion or boss.
    pub kind: FigureKind,
    /// Name: "Rat Warrior 2".
    pub label: String,
    /// Where it stands.
    pub at: At,
    /// How much room it takes.
    pub size: Size,
    /// Number among its kind; 0 for mice.
    pub number: u8,
    /// Wounds.
    pub wounds: u8,
    /// Wounds it takes in all.
    pub life: u8,
    /// Dice to attack.
    pub battle: u8,
    /// Dice to defend.
    pub defense: u8,
    /// Markers on it.
    pub markers: Vec<MarkerView>,
    /// Statuses that run.
    pub statuses: Vec<StatusView>,
    /// Its turn is now.
    pub current: bool,
    /// It attacks over a distance.
    pub ranged: bool,
    /// It is greedy now (GRD-1).
    pub greedy: bool,
    /// The figures it could attack now (a mouse) or may attack in its next turn (a minion).
    pub aims: Vec<Aim>,
    /// What a minion will do next.
    pub intent: Option<IntentView>,
    /// A mouse's risk to be captured before its next turn, in hundredths; 0 if it is not worth a word.
    pub danger: u8,
}

/// A figure that may be attacked.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Aim {
    /// Its id.
    pub id: String,
    /// Its name.
    pub label: String,
}

/// A party item on the board.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct TokenView {
    /// Which.
    pub token: Token,
    /// Name.
    pub name: String,
    /// Where.
    pub at: At,
    /// The hook's other end.
    pub other: Option<At>,
}

/// A snare for minions.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct SnareView {
    /// Where.
    pub at: At,
    /// Dice it hits with.
    pub dice: u8,
}

/// A status that runs.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct StatusView {
    /// What it does and for how long, in words.
    pub text: String,
}

/// An individual achievement a mouse has earned.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct HonourView {
    /// Which.
    pub honour: Honour,
    /// Name.
    pub name: String,
}

/// A mouse's sheet.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct MouseView {
    /// Id.
    pub id: String,
    /// Name.
    pub name: String,
    /// Its hero card.
    pub hero: Arc<HeroFace>,
    /// One line on where it is if it is not on the board.
    pub absence: Option<String>,
    /// Life with equipment.
    pub life: u8,
    /// Normal wounds.
    pub wounds: u8,
    /// Poison wounds.
    pub poison: u8,
    /// Cheese.
    pub cheese: u8,
    /// Lore with equipment.
    pub lore: u8,
    /// Move value with equipment.
    pub moves: u8,
    /// Markers.
    pub markers: Vec<MarkerView>,
    /// Statuses that run.
    pub statuses: Vec<StatusView>,
    /// Equipped cards.
    pub equipped: Vec<Arc<CardFace>>,
    /// The pack.
    pub pack: Vec<Arc<CardFace>>,
    /// Abilities.
    pub abilities: Vec<Arc<AbilityFace>>,
    /// Individual achievements.
    pub honours: Vec<HonourView>,
    /// Its turn is now.
    pub current: bool,
}

/// A deck: how many cards, and what lies open.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct DeckView {
    /// Cards left in it.
    pub left: u8,
    /// Names of the discarded cards, oldest first.
    pub discards: Vec<String>,
}

/// The face-up encounter card.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct EncounterView {
    /// The card, if one lies open.
    pub card: Option<EncounterFace>,
    /// What a surge on the current tile would bring, if players may know it.
    pub surge: Option<WaveView>,
}

/// The turn at hand.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct TurnView {
    /// The mouse or initiative card whose turn it is, by id.
    pub card: Option<String>,
    /// Its name.
    pub name: String,
    /// Movement points left.
    pub points: u8,
    /// The movement die, 0 if none was rolled.
    pub die: u8,
    /// Actions left.
    pub actions: u8,
    /// The move is over.
    pub moved: bool,
    /// A scurry is under way.
    pub scurrying: bool,
    /// Free actions still open, by name: share, equip, level-up.
    pub free: Vec<Free>,
}

/// Whose turn it is; while somebody is asked before a turn begins, that one's. Nobody's, once the chapter is over.
pub(crate) fn at_turn(game: &Game) -> Option<Card> {
    if game.board().outcome().is_some() {
        return None;
    }
    game.board().turn().card().or_else(|| match game.decision()? {
        engine::Decision { ask: Ask::BeforeTurn, by: Decider::Mouse(m), .. } => Some(Card::Mouse(m)),
        _ => None,
    })
}

/// Whether it is a figure's turn.
pub(crate) fn acts(game: &Game, fig: Fig) -> bool {
    match (fig.as_mouse(), at_turn(game)) {
        (Some(m), card) => card == Some(Card::Mouse(m as u8)),
        (None, Some(Card::Minion(init))) => {
            // All of a card act; while one of them is asked about, it is that one.
            let asked = game.decision().and_then(|d| d.about).filter(|about| about.as_minion().is_some());
            let kind = Some(game.book().init_cards[init.ix()].minion);
            kind == game.board().minion(fig).kind() && asked.is_none_or(|it| it == fig)
        }
        _ => false,
    }
}

impl Voice<'_> {
    /// The table as everyone may see it. What is the same as in the album is taken from there.
    pub fn snapshot(self, game: &Game, survey: &Survey, album: &mut Album) -> Snapshot {
        let board = game.board();
        let book = self.book();
        let current = game.decision_tile();
        let figure = |i: usize| board.figures().nth(i).expect("each figure has a key");
        let decks = album.decks.all(&survey.decks, |deck| self.deck_view(board, deck));
        let [search, encounters] = <[_; 2]>::try_from(decks).expect("each deck has a key");
        Snapshot {
            chapter: album.chapter.one(survey.chapter, || self.chapter_view(board)),
            track: album.track.all(&survey.track, |slot| self.track_view(board, slot, at_turn(game))),
            tiles: album.tiles.all(&survey.tiles, |t| self.tile_view(game, TileId(t as u8))),
            current_tile: current.0,
            figures: album.figures.all(&survey.figures, |i| self.figure_view(game, &survey.sight, figure(i))),
            tokens: self.tokens(board),
            snares: board
                .snares()
                .iter()
                .map(|(p, dice)| SnareView { at: self.at(board, *p), dice: *dice })
                .collect(),
            mice: album.mice.all(&survey.mice, |m| self.mouse_view(board, m, at_turn(game))),
            stash: self.faces(board.stash()),
            search,
            encounters,
            encounter: album.encounter.one(survey.encounter, || self.encounter_view(board, current)),
            drawn: board.drawn().map(|c| self.card(book.copies[c.ix()]).clone()),
            turn: self.turn_view(board),
            achievements: Bits(u64::from(board.achieved()))
                .filter_map(|a| book.achievements.get(a))
                .map(|a| self.plain(&format!("achievement-{a}")))
                .collect(),
            outcome: board.outcome(),
        }
    }

    pub(crate) fn at(self, board: &Board, place: Place) -> At {
        At::new(board, self.book(), place)
    }

    /// The search cards, or the encounter cards.
    fn deck_view(self, board: &Board, deck: usize) -> DeckView {
        if deck == 0 {
            let name = |c: &CardId| self.card_name(self.book().copies[c.ix()]).to_string();
            DeckView { left: board.deck_len() as u8, discards: board.discards().iter().map(name).collect() }
        } else {
            let name = |e: &EncounterId| self.encounter_name(*e).to_string();
            let discards = board.encounter_discards().iter().map(name).collect();
            DeckView { left: board.encounters_len() as u8, discards }
        }
    }

    fn faces(self, cards: &[CardId]) -> Vec<Arc<CardFace>> {
        cards.iter().map(|c| self.card(self.book().copies[c.ix()]).clone()).collect()
    }

    fn chapter_view(self, board: &Board) -> ChapterView {
        let chapter = board.chapter(self.book());
        let (page, end, wheel) = (board.hourglass(), board.end_marker(), board.wheel());
        let words = self.chapter_of(board);
        let late = self.say().num("page", end).say("defeat-time");
        ChapterView {
            id: chapter.name.clone(),
            story: chapter.story.clone(),
            name: words.name.clone(),
            victory: Arc::clone(&words.victory),
            defeat: std::iter::once(late).chain(words.defeat.iter().cloned()).collect(),
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
        }
    }

    /// The name of a card on the track.
    pub(crate) fn track_name(self, board: &Board, card: Card) -> String {
        match card {
            Card::Mouse(m) => self.figure(board, Fig::mouse(m as usize), Case::Nom),
            Card::Minion(init) => raised(self.init_name(init).to_string()),
        }
    }

    pub(crate) fn track_id(self, board: &Board, card: Card) -> String {
        engine::names::card_name(self.book(), board.mice(), card).to_string()
    }

    fn track_view(self, board: &Board, slot: usize, at_turn: Option<Card>) -> TrackView {
        let t = board.track()[slot];
        let (kind, figures, card) = match t.card {
            Card::Mouse(_) => (TrackKind::Mouse, 1, None),
            Card::Minion(init) => {
                let minion = self.book().init_cards[init.ix()].minion;
                let boss = self.book().minions[minion.ix()].boss;
                let n = board.minions().filter(|(_, m)| m.kind() == Some(minion)).count() as u8;
                (if boss { TrackKind::Boss } else { TrackKind::Minion }, n, Some(self.init(init).clone()))
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

    fn tile_view(self, game: &Game, tile: TileId) -> TileView {
        let board = game.board();
        let up = board.side_id(tile);
        let side = board.side(self.book(), tile);
        let at = &board.chapter(self.book()).map[tile.ix()];
        let explored = known(board, tile, up);
        let open: Vec<u8> = board.open_searches(self.book(), tile).map(|(index, _)| index).collect();
        TileView {
            tile: tile.0,
            x: at.x,
            y: at.y,
            room: self.plan(up).clone(),
            explored,
            traps: board.traps(tile).iter().map(|s| side.space(s).name.clone()).collect(),
            sight: if explored { self.sight(game, tile) } else { Vec::new() },
            rules: self
                .chapter_of(board)
                .room(up)
                .filter(|_| explored)
                .map_or_else(Arc::default, |room| room.rules(&open)),
            ways: if explored { self.ways(game, tile) } else { Vec::new() },
        }
    }

    fn markers(self, board: &Board, fig: Fig) -> Vec<MarkerView> {
        let view = |m: Marker| MarkerView { marker: m, name: self.plain(&format!("marker-{}", m.name())) };
        Marker::ALL.into_iter().filter(|m| board.marked(fig, *m)).map(view).collect()
    }

    fn statuses(self, board: &Board, fig: Fig) -> Vec<StatusView> {
        let minion = fig.as_minion().is_some();
        let mine = board.statuses().iter().filter(|t| t.who == Some(fig) || (t.who.is_none() && minion));
        mine.map(|t| StatusView { text: raised(self.status_for(board, t.status, t.until, t.by)) }).collect()
    }

    /// A running status in words: what it does, and until when.
    pub(crate) fn status_for(self, board: &Board, status: Status, until: Until, by: u8) -> String {
        let what = crate::text::status(self, status);
        let until = match until {
            Until::TurnEnds => self.plain("until-turn-ends"),
            Until::HoldersNextTurn => {
                self.say().mouse("who", board, by, Case::Gen).say_inside("until-their-turn")
            }
            Until::HoldersNextTurnEnds => {
                self.say().mouse("who", board, by, Case::Gen).say_inside("until-their-turn-ends")
            }
            Until::RoundEnds => self.plain("until-round-ends"),
            Until::ChapterEnds => self.plain("until-chapter-ends"),
        };
        self.say().text("what", what).text("until", until).say_inside("status-line")
    }

    fn figure_view(self, game: &Game, sight: &Foresight, fig: Fig) -> FigureView {
        let (board, book) = (game.board(), self.book());
        let place = board.place(fig).expect("listed figures stand on the board");
        let common = |kind_id: String, kind, size, number, numbers: [u8; 4]| FigureView {
            id: game.figure_name(fig),
            kind_id,
            kind,
            label: raised(self.figure(board, fig, Case::Nom)),
            at: self.at(board, place),
            size,
            number,
            wounds: numbers[0],
            life: numbers[1],
            battle: numbers[2],
            defense: numbers[3],
            markers: self.markers(board, fig),
            statuses: self.statuses(board, fig),
            current: acts(game, fig),
            ranged: false,
            greedy: false,
            aims: self.aims(game, sight, fig),
            intent: self.intent(game, sight, fig),
            danger: fig.as_mouse().map_or(0, |m| self.danger(sight, m)),
        };
        if let Some(m) = fig.as_mouse() {
            let (state, hero) = (&board.mice()[m], board.hero(book, m));
            let numbers = [state.wounds() + state.poison(), board.life(book, m), hero.battle, hero.defense];
            let mouse = common(hero.name.clone(), FigureKind::Mouse, Size::Small, 0, numbers);
            let weapons = state.equipped().iter().filter_map(|c| book.card(*c).weapon);
            return FigureView { ranged: weapons.into_iter().any(|w| w.reach == Reach::Ranged), ..mouse };
        }
        let (state, minion, card) =
            (board.minion(fig), board.minion_kind(book, fig), board.init_card(book, fig));
        let kind = if minion.boss { FigureKind::Boss } else { FigureKind::Minion };
        let numbers = [state.wounds(), card.life, card.battle, card.defense];
        let foe = common(minion.name.clone(), kind, minion.size, state.number(), numbers);
        let greedy = minion.greedy && board.greedy();
        FigureView { ranged: card.attacks == Attacks::Ranged, greedy, ..foe }
    }

    fn tokens(self, board: &Board) -> Vec<TokenView> {
        let all = [Token::Hook, Token::Fork, Token::Grape].into_iter();
        all.filter_map(|token| {
            let (place, other) = board.token(token)?;
            Some(TokenView {
                token,
                name: raised(self.plain(token_key(token))),
                at: self.at(board, place),
                other: other.map(|space| self.at(board, Place { tile: place.tile, space })),
            })
        })
        .collect()
    }

    fn mouse_view(self, board: &Board, m: usize, at_turn: Option<Card>) -> MouseView {
        let (state, book, fig) = (&board.mice()[m], self.book(), Fig::mouse(m));
        let absence =
            |key| Some(self.say().fig("who", board, fig, Case::Nom).gender("gender", board, fig).say(key));
        let absence = match state.at() {
            Where::On(_) => None,
            Where::Captured(_) => absence("sheet-captured"),
            Where::Missing(_) => absence("sheet-missing"),
        };
        let honours = HONOURS.into_iter().filter(|h| board.honour(*h) == Some(m as u8));
        MouseView {
            id: board.hero(book, m).name.clone(),
            name: self.mouse(state.mouse(), Case::Nom).to_string(),
            hero: self.hero(state.mouse()).clone(),
            absence,
            life: board.life(book, m),
            wounds: state.wounds(),
            poison: state.poison(),
            cheese: state.cheese(),
            lore: board.lore(book, m),
            moves: board.move_value(book, m),
            markers: self.markers(board, fig),
            statuses: self.statuses(board, fig),
            equipped: self.faces(state.equipped()),
            pack: self.faces(state.pack()),
            abilities: board.abilities(m).map(|a| self.ability(a).clone()).collect(),
            honours: honours.map(|h| HonourView { honour: h, name: self.plain(honour_key(h)) }).collect(),
            current: at_turn == Some(Card::Mouse(m as u8)),
        }
    }

    fn turn_view(self, board: &Board) -> TurnView {
        let turn = board.turn();
        TurnView {
            card: turn.card().map(|c| self.track_id(board, c)),
            name: turn.card().map(|c| self.track_name(board, c)).unwrap_or_default(),
            points: turn.points(),
            die: turn.die(),
            actions: turn.actions(),
            moved: turn.stride() == Stride::Over,
            scurrying: turn.scurrying(),
            free: [Free::Share, Free::Equip, Free::LevelUp].into_iter().filter(|f| !turn.used(*f)).collect(),
        }
    }
}

/// Every individual achievement.
pub(crate) const HONOURS: [Honour; 5] =
    [Honour::Cheesemaster, Honour::Roachmaster, Honour::Poisonmaster, Honour::Scaper, Honour::CatTamer];

pub(crate) fn honour_key(honour: Honour) -> &'static str {
    match honour {
        Honour::Cheesemaster => "honour-cheesemaster",
        Honour::Roachmaster => "honour-roachmaster",
        Honour::Poisonmaster => "honour-poisonmaster",
        Honour::Scaper => "honour-scaper",
        Honour::CatTamer => "honour-cat-tamer",
    }
}

pub(crate) fn token_key(token: Token) -> &'static str {
    match token {
        Token::Hook => "token-hook",
        Token::Fork => "token-fork",
        Token::Grape => "token-grape",
    }
}
