//! Choices by name: what saves, cases and typed commands say (`battle rat-warrior-2 with dagger`).

pub use crate::book::source_name;
use crate::book::{Book, Edge, RuleIx};
use crate::choice::Choice;
use crate::choice::verbs::{Object, Takes, Verb};
use crate::control::GameRef;
use crate::control::steps::Step;
use crate::event::Card;
use crate::game::Game;
use crate::id::{Fig, MinionId, SearchId, SpaceId, TileId};

impl Game {
    /// The name of a choice, stable across versions: ids, never indices.
    pub fn name(&self, choice: Choice) -> String {
        self.read().name(choice)
    }

    /// The choice with this name in the present state, legal or not.
    pub fn parse(&self, name: &str) -> Option<Choice> {
        self.read().parse(name)
    }

    /// The name of a figure: `tilda`, `rat-warrior-2`.
    pub fn figure_name(&self, fig: Fig) -> String {
        self.read().figure(fig)
    }

    /// The figure with this name.
    pub fn figure_named(&self, name: &str) -> Option<Fig> {
        self.read().find_figure(name)
    }

    /// The name of a space on a tile of the map.
    pub fn space_name(&self, tile: TileId, space: SpaceId) -> &str {
        self.board.side(&self.book, tile).spaces.get(space.ix()).map_or("?", |s| &s.name)
    }

    /// The kind of minion that is being placed, and how many of it are still to come.
    pub fn arriving(&self) -> Option<(MinionId, u8)> {
        match self.read().top() {
            Step::PlaceKind(place) => Some((place.kind, place.left)),
            _ => None,
        }
    }

    /// The tile whose spaces the decision at hand speaks of.
    pub fn decision_tile(&self) -> TileId {
        self.read().choice_tile()
    }
}

/// The name of a card on the track.
pub fn card_name<'b>(book: &'b Book, party: &[crate::board::MouseState], card: Card) -> &'b str {
    match card {
        Card::Mouse(m) => &book.mice[party[m as usize].mouse.ix()].name,
        Card::Minion(init) => &book.init_cards[init.ix()].name,
    }
}

impl GameRef<'_> {
    pub(crate) fn figure(&self, fig: Fig) -> String {
        match fig.as_mouse() {
            Some(m) => match self.board.mice.get(m) {
                Some(state) => self.book.mice[state.mouse.ix()].name.clone(),
                None => "?".into(),
            },
            None => match self
                .board
                .minions
                .get(fig.as_minion().unwrap_or(99))
                .and_then(|m| Some((m.kind?, m.number)))
            {
                Some((kind, number)) => {
                    [&*self.book.minions[kind.ix()].name, "-", &number.to_string()].concat()
                }
                None => "?".into(),
            },
        }
    }

    pub(crate) fn find_figure(&self, name: &str) -> Option<Fig> {
        if let Some(m) = self.board.mice.iter().position(|m| self.book.mice[m.mouse.ix()].name == name) {
            return Some(Fig::mouse(m));
        }
        let minions = || self.board.minions().map(|(f, _)| f);
        minions().find(|f| self.figure(*f) == name).or_else(|| {
            // Without a number: the first of its kind.
            minions().find(|f| self.book.minions[self.board.kind_of(*f).ix()].name == name)
        })
    }

    fn name(&self, choice: Choice) -> String {
        let (verb, object) = choice.parts();
        let object = match object {
            Object::None => return verb.name().into(),
            Object::Attack(Some(weapon), target) => {
                return [verb.name(), " ", &self.figure(target), " with ", self.card(weapon)].concat();
            }
            Object::Attack(None, fig) | Object::Figure(fig) => self.figure(fig),
            Object::Mouse(m) => self.figure(Fig::mouse(m as usize)),
            Object::Space(s) => {
                let side = self.board.side(self.book, self.choice_tile());
                side.spaces.get(s.ix()).map_or_else(|| format!("#{}", s.0), |s| s.name.clone())
            }
            Object::Card(k) => self.card(k).into(),
            Object::Marker(m) => self.book.marker_name(m).into(),
            Object::Edge(e) => e.name().into(),
            Object::Ability(a) => self.book.abilities.get(a.ix()).map_or("?", |a| &a.name).into(),
            Object::Rule(ix) if (ix.0 as usize) < self.book.rules.len() => self.book.use_name(ix),
            Object::Rule(_) => "?".into(),
            Object::Init(i) => self.book.init_cards.get(i.ix()).map_or("?", |c| &c.name).into(),
            Object::Prompt(a) => self.book.prompts.get(a as usize).map_or("?", |p| p).into(),
        };
        [verb.name(), " ", &object].concat()
    }

    fn card(&self, kind: SearchId) -> &str {
        self.book.search.get(kind.ix()).map_or("?", |c| &c.name)
    }

    fn parse(&self, name: &str) -> Option<Choice> {
        let (verb, rest) = Verb::read(name)?;
        let object = match verb.takes() {
            Takes::Nothing => Object::None,
            Takes::Space => Object::Space(self.board.side(self.book, self.choice_tile()).find(rest)?),
            Takes::Mouse => Object::Mouse(self.find_figure(rest)?.as_mouse()? as u8),
            Takes::Figure => Object::Figure(self.find_figure(rest)?),
            Takes::Card => Object::Card(self.book.search_named(rest)?),
            Takes::Marker => Object::Marker(self.book.marker_named(rest)?),
            Takes::Edge => Object::Edge(Edge::ALL.into_iter().find(|e| e.name() == rest)?),
            Takes::Ability => Object::Ability(self.book.ability_named(rest)?),
            Takes::Rule => Object::Rule(self.find_use(rest)?),
            Takes::Init => Object::Init(self.book.init_named(rest)?),
            Takes::Prompt => Object::Prompt(self.book.prompts.iter().position(|p| p == rest)? as u8),
            Takes::Attack => match rest.split_once(" with ") {
                Some((target, weapon)) => Object::Attack(
                    Some(self.book.search_named(weapon.trim())?),
                    self.find_figure(target.trim())?,
                ),
                None => Object::Attack(self.only_weapon(), self.find_figure(rest)?),
            },
        };
        verb.with(object)
    }

    /// The weapon meant when a command names none: the only one equipped.
    fn only_weapon(&self) -> Option<SearchId> {
        let mouse = self.board.turn.mouse()?;
        if self.board.form(mouse).is_some() {
            return None;
        }
        let weapons = self.board.mice[mouse].equipped.iter().filter(|c| self.book.card(**c).weapon.is_some());
        weapons.map(|c| self.book.copies[c.ix()]).next()
    }

    fn find_use(&self, name: &str) -> Option<RuleIx> {
        // Prefer what the acting mouse holds: names of sources are unique, rules of one source are numbered.
        let all = (0..self.book.rules.len() as u16).map(RuleIx);
        all.into_iter().find(|ix| self.book.use_name(*ix) == name)
    }
}
