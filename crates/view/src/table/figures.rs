//! Figures on the board: what each is, has on it, and will do.

use super::decision::{Aim, IntentView};
use crate::catalogue::names::PlaceView;
use crate::catalogue::say::raised;
use crate::{Locale, card_text};
use engine::board::Board;
use engine::book::{Attacks, Marker, Reach, Size, Source};
use engine::event::Card;
use engine::id::Fig;
use engine::outlook::Foresight;
use engine::{Ask, Decider, Game};
use serde::Serialize;
use words::GrammaticalCase;

/// What a figure is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
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
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct MarkerView {
    /// Which, by id: its picture is named after it.
    pub marker: String,
    /// In words.
    pub name: String,
}

/// A status that runs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct StatusView {
    /// What it does and for how long, in words.
    pub text: String,
}

/// A figure on the board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
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
    pub at: PlaceView,
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
    pub(super) fn markers(self, board: &Board, fig: Fig) -> Vec<MarkerView> {
        let view = |m: Marker| {
            let id = self.book().marker_name(m);
            let name = self.plain(&format!("marker-{id}"));
            let does = m.own().map(|own| card_text(self, Source::Marker(own as u8)));
            let name = does.map_or(name.clone(), |does| {
                self.say().text("name", raised(name)).text("text", does).say("marker-own")
            });
            MarkerView { marker: id.to_string(), name }
        };
        self.book().every_marker().filter(|m| board.marked(fig, *m)).map(view).collect()
    }

    pub(super) fn statuses(self, board: &Board, fig: Fig) -> Vec<StatusView> {
        let minion = fig.as_minion().is_some();
        let mine = board.statuses().iter().filter(|t| t.who == Some(fig) || (t.who.is_none() && minion));
        mine.map(|t| StatusView { text: raised(self.status_for(board, t.status, t.until, t.by)) }).collect()
    }

    pub(super) fn figure_view(self, game: &Game, sight: &Foresight, fig: Fig) -> FigureView {
        let (board, book) = (game.board(), self.book());
        let place = board.place(fig).expect("listed figures stand on the board");
        let common = |kind_id: String, kind, size, number, numbers: [u8; 4]| FigureView {
            id: game.figure_name(fig),
            kind_id,
            kind,
            label: raised(self.figure(board, fig, GrammaticalCase::Nom)),
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
}
