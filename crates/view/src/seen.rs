//! How a seat comes to see the table: what lies on it, put into words.

use crate::faces::CardFace;
use crate::say::raised;
use crate::snapshot::{
    At, ChapterView, DeckView, FigureKind, FigureView, HonourView, MarkerView, MouseView, Snapshot,
    SnareView, StatusView, TileView, TokenView, TrackKind, TrackView, TurnView,
};
use crate::ways::known;
use crate::{Album, Locale, Position};
use engine::board::{Board, Stride, Where};
use engine::book::{Attacks, Marker, Reach, Size, Status, Until};
use engine::event::{Card, Free, Honour, Token};
use engine::id::{Bits, CardId, EncounterId, Fig, Place, TileId};
use engine::outlook::{Foresight, WHEEL};
use engine::{Ask, Decider, Game};
use std::sync::Arc;
use words::Case;

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

impl Locale<'_> {
    /// The table as everyone may see it. What is the same as in the album is taken from there.
    pub fn snapshot(self, game: &Game, position: &Position, album: &mut Album) -> Snapshot {
        let board = game.board();
        let book = self.book();
        let current = game.decision_tile();
        let figure = |i: usize| board.figures().nth(i).expect("each figure has a key");
        let decks = album.decks.all(&position.decks, |deck| self.deck_view(board, deck));
        let [search, encounters] = <[_; 2]>::try_from(decks).expect("each deck has a key");
        Snapshot {
            chapter: album.chapter.one(position.chapter, || self.chapter_view(board)),
            track: album.track.all(&position.track, |slot| self.track_view(board, slot, at_turn(game))),
            tiles: album.tiles.all(&position.tiles, |t| self.tile_view(game, TileId(t as u8))),
            current_tile: current.0,
            figures: album
                .figures
                .all(&position.figures, |i| self.figure_view(game, &position.sight, figure(i))),
            tokens: self.tokens(board),
            snares: board
                .snares()
                .iter()
                .map(|(p, dice)| SnareView { at: self.at(board, *p), dice: *dice })
                .collect(),
            mice: album.mice.all(&position.mice, |m| self.mouse_view(board, m, at_turn(game))),
            stash: self.faces(board.stash()),
            search,
            encounters,
            encounter: album.encounter.one(position.encounter, || self.encounter_view(board, current)),
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
