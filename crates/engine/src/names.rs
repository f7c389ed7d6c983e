//! Choices by name: what saves, cases and typed commands say (`battle rat-warrior-2 with dagger`).

pub use crate::book::source_name;
use crate::book::{Book, Edge, Marker, RuleIx};
use crate::choice::{Choice, Decider};
use crate::control::Step;
use crate::event::Card;
use crate::game::{Game, GameRef};
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
            Step::PlaceKind { kind, left, .. } => Some((kind, left)),
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
    fn choice_tile(&self) -> TileId {
        let of = |fig: Fig| self.board.place(fig).map_or(self.control.wheel_tile, |p| p.tile);
        if self.board.outcome.is_some() {
            return self.control.wheel_tile;
        }
        match self.top() {
            Step::Turn { mouse }
            | Step::Drift { mouse }
            | Step::Catapult { mouse }
            | Step::CharmedTurn { mouse, .. } => of(Fig::mouse(mouse as usize)),
            Step::PlaceMice { tile, .. } | Step::PlaceKind { tile, .. } | Step::Encounter { tile, .. } => {
                tile
            }
            Step::MinionMove { fig, .. } | Step::Brodie { fig, .. } => of(fig),
            Step::Rescue { tile, .. } => tile
                .or_else(|| self.board.mice_on_board().next().map(|m| of(Fig::mouse(m))))
                .unwrap_or(self.control.wheel_tile),
            Step::PutNear { finder, .. } => of(Fig::mouse(finder as usize)),
            Step::Ask { ctx, .. } => ctx.object.or(ctx.subject).map_or(ctx.tile, of),
            // Before a turn begins nobody is at turn yet: what is asked is about whoever is asked.
            _ => match (self.board.turn.mouse(), self.decision().by) {
                (Some(m), _) => of(Fig::mouse(m)),
                (None, Decider::Mouse(m)) => of(Fig::mouse(m as usize)),
                (None, Decider::Party) => self.party_tile(),
            },
        }
    }

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
        let tile = self.choice_tile();
        let side = self.board.side(self.book, tile);
        let space =
            |s: SpaceId| side.spaces.get(s.ix()).map_or_else(|| format!("#{}", s.0), |s| s.name.clone());
        let mouse = |m: u8| self.figure(Fig::mouse(m as usize));
        let card = |k: SearchId| self.book.search.get(k.ix()).map_or("?", |c| &c.name).to_string();
        match choice {
            Choice::Step(s) => ["move ", &space(s)].concat(),
            Choice::ClimbOut(s) => format!("climb-out {}", space(s)),
            Choice::StandUp => "stand-up".into(),
            Choice::Halt => "halt".into(),
            Choice::Scurry => "scurry".into(),
            Choice::Battle { weapon: Some(w), target } => {
                ["battle ", &self.figure(target), " with ", &card(w)].concat()
            }
            Choice::Battle { weapon: None, target } => format!("battle {}", self.figure(target)),
            Choice::Search => "search".into(),
            Choice::LookFor(m) => format!("look-for {}", mouse(m)),
            Choice::Recover(m) => format!("recover {}", m.name()),
            Choice::Leave(edge) => format!("explore {}", edge.name()),
            Choice::Flip => "explore flip".into(),
            Choice::Share(m) => ["share ", &mouse(m)].concat(),
            Choice::Equip => "equip".into(),
            Choice::LevelUp(a) => {
                format!("level-up {}", self.book.abilities.get(a.ix()).map_or("?", |a| &a.name))
            }
            Choice::Use(ix) if (ix.0 as usize) < self.book.rules.len() => {
                format!("use {}", self.book.use_name(ix))
            }
            Choice::Use(_) => "use ?".into(),
            Choice::ExtraAction => "extra-action".into(),
            Choice::PlaceHook(s) => format!("place-hook {}", space(s)),
            Choice::TakeHook => "take-hook".into(),
            Choice::PlaceFork => "place-fork".into(),
            Choice::TakeFork => "take-fork".into(),
            Choice::Catapult(m) => format!("catapult {}", mouse(m)),
            Choice::PlaceGrape(s) => format!("place-grape {}", space(s)),
            Choice::ShootGrape(f) => format!("shoot-grape {}", self.figure(f)),
            Choice::Catnip => "catnip".into(),
            Choice::EndTurn => "end-turn".into(),
            Choice::Give(k) => format!("give {}", card(k)),
            Choice::Take(k) => format!("take {}", card(k)),
            Choice::GiveCheese => "give-cheese".into(),
            Choice::TakeCheese => "take-cheese".into(),
            Choice::Wear(k) => format!("wear {}", card(k)),
            Choice::Stow(k) => format!("stow {}", card(k)),
            Choice::Done => "done".into(),
            Choice::Keep => "keep".into(),
            Choice::Cash => "cash".into(),
            Choice::Discard(k) => format!("discard {}", card(k)),
            Choice::Pass => "pass".into(),
            Choice::Pick(f) => format!("pick {}", self.figure(f)),
            Choice::Go(s) => format!("go {}", space(s)),
            Choice::PickCard(k) => format!("pick-card {}", card(k)),
            Choice::PickInit(i) => {
                format!("pick-init {}", self.book.init_cards.get(i.ix()).map_or("?", |c| &c.name))
            }
            Choice::Answer(a) => format!("answer {}", self.book.prompts.get(a as usize).map_or("?", |p| p)),
            Choice::Remove(m) => format!("remove {}", m.name()),
            Choice::RemovePoison => "remove poison".into(),
            Choice::Yes => "yes".into(),
            Choice::No => "no".into(),
            Choice::WithMove => "with move".into(),
            Choice::WithLore => "with lore".into(),
        }
    }

    fn parse(&self, name: &str) -> Option<Choice> {
        let (verb, rest) = name.trim().split_once(' ').unwrap_or((name.trim(), ""));
        let rest = rest.trim();
        let side = self.board.side(self.book, self.choice_tile());
        let space = || side.find(rest);
        let card = |name: &str| self.book.search_named(name);
        let mouse = || self.find_figure(rest)?.as_mouse().map(|m| m as u8);
        let marker = || Marker::ALL.into_iter().find(|m| m.name() == rest);
        Some(match verb {
            "move" => Choice::Step(space()?),
            "climb-out" => Choice::ClimbOut(space()?),
            "stand-up" => Choice::StandUp,
            "halt" => Choice::Halt,
            "scurry" => Choice::Scurry,
            "battle" => match rest.split_once(" with ") {
                Some((target, weapon)) => Choice::Battle {
                    weapon: Some(card(weapon.trim())?),
                    target: self.find_figure(target.trim())?,
                },
                None => Choice::Battle { weapon: self.only_weapon(), target: self.find_figure(rest)? },
            },
            "search" => Choice::Search,
            "look-for" => Choice::LookFor(mouse()?),
            "recover" => Choice::Recover(marker()?),
            "explore" if rest == "flip" => Choice::Flip,
            "explore" => Choice::Leave(Edge::ALL.into_iter().find(|e| e.name() == rest)?),
            "share" => Choice::Share(mouse()?),
            "equip" => Choice::Equip,
            "level-up" => Choice::LevelUp(self.book.ability_named(rest)?),
            "use" => Choice::Use(self.find_use(rest)?),
            "extra-action" => Choice::ExtraAction,
            "place-hook" => Choice::PlaceHook(space()?),
            "take-hook" => Choice::TakeHook,
            "place-fork" => Choice::PlaceFork,
            "take-fork" => Choice::TakeFork,
            "catapult" => Choice::Catapult(mouse()?),
            "place-grape" => Choice::PlaceGrape(space()?),
            "shoot-grape" => Choice::ShootGrape(self.find_figure(rest)?),
            "catnip" => Choice::Catnip,
            "end-turn" => Choice::EndTurn,
            "give" => Choice::Give(card(rest)?),
            "take" => Choice::Take(card(rest)?),
            "give-cheese" => Choice::GiveCheese,
            "take-cheese" => Choice::TakeCheese,
            "wear" => Choice::Wear(card(rest)?),
            "stow" => Choice::Stow(card(rest)?),
            "done" => Choice::Done,
            "keep" => Choice::Keep,
            "cash" => Choice::Cash,
            "discard" => Choice::Discard(card(rest)?),
            "pass" => Choice::Pass,
            "pick" => Choice::Pick(self.find_figure(rest)?),
            "go" => Choice::Go(space()?),
            "pick-card" => Choice::PickCard(card(rest)?),
            "pick-init" => Choice::PickInit(self.book.init_named(rest)?),
            "answer" => Choice::Answer(self.book.prompts.iter().position(|p| p == rest)? as u8),
            "remove" if rest == "poison" => Choice::RemovePoison,
            "remove" => Choice::Remove(marker()?),
            "yes" => Choice::Yes,
            "no" => Choice::No,
            "with" if rest == "move" => Choice::WithMove,
            "with" if rest == "lore" => Choice::WithLore,
            _ => return None,
        })
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
