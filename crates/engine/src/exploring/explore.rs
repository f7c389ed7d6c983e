//! EXP: exits, flip spaces, entering rooms (p.12-13).

use crate::board::Board;
use crate::book::{Book, Class, Classes, Colour, Edge, Flip, PartyItem, Size, Static, When};
use crate::choice::{Ask, Choice, Decision, Offer, Refusal, Why};
use crate::control::condition::Ctx;
use crate::control::steps::{self, EncounterStage, EnterStage, Step, WaveSource};
use crate::control::{Asks, Flow, GameRef, Referee, Runs, unlisted};
use crate::event::{Absence, Cause, Event};
use crate::id::{Fig, MAX_MINIONS, Place, SideId, SpaceId, Spaces, TileId};
use crate::rule::RuleId;

impl Board {
    /// EXP-3: the tile behind an exit and the side that must lie up there; none if no way leads on.
    pub fn beyond(&self, book: &Book, tile: TileId, edge: Edge) -> Option<(TileId, SideId)> {
        self.beyond_of(book, tile, self.side_id(tile), edge)
    }

    /// The first step from the room of the mouse at turn to another: through an exit, or over the flip space (none). Nothing
    /// if that room is here or cannot be reached over exits and flips.
    pub fn way_to(&self, book: &Book, goal: SideId) -> Option<Option<Edge>> {
        let mouse = self
            .turn
            .mouse()
            .or_else(|| (0..self.mice.len()).find(|m| self.place(Fig::mouse(*m)).is_some()))?;
        let from = self.place(Fig::mouse(mouse))?.tile;
        let here = self.side_id(from);
        // Room by room, each with the first step that led there.
        let mut found: Vec<(TileId, SideId, Option<Option<Edge>>)> = vec![(from, here, None)];
        let mut at = 0;
        while let Some(&(tile, side, first)) = found.get(at) {
            at += 1;
            if side == goal {
                return first;
            }
            let drawn = &book.sides[side.ix()];
            let flip = drawn.flip.map(|_| (None, tile, drawn.back));
            let exits = drawn.exits.iter().filter_map(|exit| {
                let (next, side) = self.beyond_of(book, tile, side, exit.edge)?;
                Some((Some(exit.edge), next, side))
            });
            for (step, tile, side) in flip.into_iter().chain(exits) {
                if !found.iter().any(|(t, s, _)| (*t, *s) == (tile, side)) {
                    found.push((tile, side, Some(first.unwrap_or(step))));
                }
            }
        }
        None
    }

    /// The same from a side that need not lie up.
    fn beyond_of(&self, book: &Book, tile: TileId, side: SideId, edge: Edge) -> Option<(TileId, SideId)> {
        let map = &self.chapter(book).map;
        let colour = book.sides[side.ix()].exit(edge)?.colour;
        let (dx, dy) = edge.step();
        let place = (map[tile.ix()].x + dx, map[tile.ix()].y + dy);
        let next = TileId(map.iter().position(|t| (t.x, t.y) == place)? as u8);
        if !self.lies(next) {
            return None;
        }
        let up = self.side_id(next);
        let fits = |s: &SideId| book.sides[s.ix()].exit(edge.opposite()).is_some_and(|e| e.colour == colour);
        let back = Some(book.sides[up.ix()].back).filter(|back| map[next.ix()].sides.contains(back));
        [Some(up), back].into_iter().flatten().find(fits).map(|side| (next, side))
    }
}

impl GameRef<'_> {
    fn explorer_place(&self, mouse: usize) -> Result<Place, Refusal> {
        let place = self.board.place(Fig::mouse(mouse)).ok_or(Refusal::new(RuleId::RUL_25, Why::Gone))?;
        if self.board.minions_on(place.tile) {
            return Err(Refusal::new(RuleId::EXP_1, Why::MinionsHere));
        }
        Ok(place)
    }

    fn room_forbids(&self, tile: TileId, exit: Option<(Edge, Colour)>) -> Option<Refusal> {
        self.board.room_statics(self.book, tile).find_map(|(s, rule)| match s {
            Static::ForbidExplore { via, colour }
                if via.is(exit.map(|e| e.0)) && colour.is_none_or(|c| exit.is_some_and(|e| e.1 == c)) =>
            {
                Some(Refusal::new(rule, Why::RoomForbids))
            }
            _ => None,
        })
    }

    /// EXP-1 to EXP-3: the tile behind an exit, the side that must lie up, and the rule; or why not.
    pub(crate) fn may_leave(&self, mouse: usize, edge: Edge) -> Result<(TileId, SideId, RuleId), Refusal> {
        let no = |rule, why| Err(Refusal::new(rule, why));
        let place = self.explorer_place(mouse)?;
        let side = self.board.side(self.book, place.tile);
        let Some(exit) = side.exit(edge) else { return no(RuleId::EXP_2, Why::NotAtExit) };
        if !exit.spaces.has(place.space) {
            return no(RuleId::EXP_2, Why::NotAtExit);
        }
        if let Some(refusal) = self.room_forbids(place.tile, Some((edge, exit.colour))) {
            return Err(refusal);
        }
        let Some((next, side)) = self.board.beyond(self.book, place.tile, edge) else {
            return no(RuleId::EXP_3, Why::NoMatchingExit);
        };
        // RUL-37: a tile with figures on it is not flipped from outside.
        let on_it = |f| self.board.place(f).is_some_and(|p| p.tile == next);
        if side != self.board.side_id(next) && self.board.figures().any(on_it) {
            return no(RuleId::RUL_37, Why::TileOccupied);
        }
        Ok((next, side, RuleId::EXP_3))
    }

    /// EXP-5 to EXP-7.
    pub(crate) fn may_flip(&self, mouse: usize) -> Result<RuleId, Refusal> {
        let no = |rule, why| Err(Refusal::new(rule, why));
        let place = self.explorer_place(mouse)?;
        let side = self.board.side(self.book, place.tile);
        let Some((space, kind)) = side.flip else { return no(RuleId::EXP_2, Why::NotOnFlipSpace) };
        if space != place.space {
            return no(RuleId::EXP_2, Why::NotOnFlipSpace);
        }
        if let Some(refusal) = self.room_forbids(place.tile, None) {
            return Err(refusal);
        }
        let map = &self.board.chapter(self.book).map;
        if !map[place.tile.ix()].sides.contains(&side.back) {
            return no(RuleId::EXP_5, Why::NoWay);
        }
        match kind {
            Flip::Plain => Ok(RuleId::EXP_5),
            Flip::Hook => {
                let has =
                    self.board.stash.iter().any(|c| self.book.card(*c).party_item == Some(PartyItem::Hook));
                if has { Ok(RuleId::EXP_6) } else { no(RuleId::EXP_6, Why::NoHook) }
            }
            Flip::Gear => {
                let able = Classes::of([Class::Tinkerer, Class::Scamp]);
                if able.met_by(self.board.hero(self.book, mouse).classes) {
                    Ok(RuleId::EXP_7)
                } else {
                    no(RuleId::EXP_7, Why::NotTinkererNorScamp)
                }
            }
        }
    }

    /// The mice on a tile in placing order: the explorer first, then by the track.
    fn mice_to_place(&self, left: u8) -> Option<usize> {
        let acting = self.board.turn.mouse().filter(|m| left >> m & 1 == 1);
        acting.or_else(|| self.board.mice_in_order().find(|m| left >> m & 1 == 1))
    }

    /// Whether a space of the tile has no room for a mouse.
    pub(crate) fn is_full(&self, at: Place) -> bool {
        at.space.ix() < self.board.side(self.book, at.tile).spaces.len()
            && !self.board.fits(self.book, Size::Small, at)
    }

    /// The next mouse to place, and the spaces with room for it.
    pub(crate) fn arrival_spaces(&self, left: u8, spaces: Spaces, tile: TileId) -> (Option<usize>, Spaces) {
        let fits = |s: &SpaceId| self.board.fits(self.book, Size::Small, Place { tile, space: *s });
        let open: Spaces = spaces.iter().filter(fits).collect();
        let open = if open.is_empty() { self.nearest_rooms(tile, spaces, Size::Small) } else { open };
        (self.mice_to_place(left), open)
    }
}

impl Runs for steps::EnterRoom {
    fn run(self, game: &mut Referee<'_>) -> Flow {
        game.enter_room(self.tile, self.first, self.stage, self.mouse)
    }
}

impl Runs for steps::PlaceMice {
    fn run(self, game: &mut Referee<'_>) -> Flow {
        game.place_mice(self.left, self.spaces, self.tile, self.from, self.flip)
    }
}

impl steps::PlaceMice {
    const fn rule(self) -> RuleId {
        if self.flip { RuleId::EXP_5 } else { RuleId::EXP_4 }
    }
}

impl Asks for steps::PlaceMice {
    fn decision(self, at: GameRef<'_>) -> Decision {
        let next = at.arrival_spaces(self.left, self.spaces, self.tile).0.unwrap_or(0);
        Decision::by_mouse(next as u8, Ask::PlaceMouse)
    }
    fn tile(self, _: GameRef<'_>) -> TileId {
        self.tile
    }
    fn offers(self, at: GameRef<'_>, out: &mut Vec<Offer>) {
        Offer::spaces(out, at.arrival_spaces(self.left, self.spaces, self.tile).1, self.rule());
    }
    fn refusal(self, at: GameRef<'_>, choice: Choice) -> Refusal {
        match choice {
            Choice::Go(space) if at.is_full(Place { tile: self.tile, space }) => {
                Refusal::new(RuleId::SHARE_1, Why::SpaceFull)
            }
            _ => Refusal::other(self.rule()),
        }
    }
    fn answer(self, game: &mut Referee<'_>, choice: Choice) {
        let Choice::Go(space) = choice else { unlisted(choice) };
        if let Some(mouse) = game.read().arrival_spaces(self.left, self.spaces, self.tile).0 {
            game.place_mouse(mouse, space, Cause::of(self.rule()));
        }
    }
}

impl Referee<'_> {
    /// EXP-3, EXP-4: through an exit, with every mouse of the tile.
    pub(crate) fn leave_by(&mut self, mouse: usize, edge: Edge) {
        let Ok((tile, up, rule)) = self.read().may_leave(mouse, edge) else { return };
        let from = self.board.place(Fig::mouse(mouse)).expect("an explorer stands somewhere").tile;
        self.emit(Event::ActionSpent { mouse: mouse as u8 }, Cause::of(RuleId::TURN_2).and(rule));
        if self.board.side_id(tile) != up {
            self.lose_tokens_on(tile, RuleId::RUL_37);
            let traps = !self.board.traps(tile).is_empty();
            let cause =
                if traps { Cause::of(RuleId::EXP_3).and(RuleId::RUL_37) } else { RuleId::EXP_3.into() };
            self.emit(Event::TileFlipped { tile, up }, cause);
        }
        let exit = self.board.side(self.book, tile).exit(edge.opposite()).expect("exits meet");
        let travellers = self.board.mice_on(from).fold(0u8, |all, m| all | 1 << m);
        self.enter(mouse, from, tile, travellers, exit.spaces, false);
    }

    /// EXP-5: the tile is turned over under the mice.
    pub(crate) fn flip_tile(&mut self, mouse: usize) {
        let Ok(rule) = self.read().may_flip(mouse) else { return };
        let tile = self.board.place(Fig::mouse(mouse)).expect("an explorer stands somewhere").tile;
        self.emit(Event::ActionSpent { mouse: mouse as u8 }, Cause::of(RuleId::TURN_2).and(rule));
        let up = self.board.side(self.book, tile).back;
        self.turn_over(mouse, tile, up, rule.into());
    }

    /// The tile is turned over under the mice on it; this one comes first.
    fn turn_over(&mut self, mouse: usize, tile: TileId, up: SideId, cause: Cause) {
        self.lose_tokens_on(tile, RuleId::RUL_37);
        let traps = !self.board.traps(tile).is_empty();
        let cause = if traps { cause.and(RuleId::RUL_37) } else { cause };
        self.emit(Event::TileFlipped { tile, up }, cause);
        let side = self.board.side(self.book, tile);
        let space = side.flip.map(|f| f.0).or(side.start).unwrap_or(SpaceId(0));
        let (at, around) = (Place { tile, space }, side.space(space).adjacent);
        let mut left = self.board.mice_on(tile).fold(0u8, |all, m| all | 1 << m);
        let mut spill = 0;
        let mut room = side.space(space).capacity;
        while let Some(m) = self.read().mice_to_place(left) {
            left &= !(1 << m);
            self.emit(Event::Placed { fig: Fig::mouse(m), at }, Cause::of(RuleId::EXP_5).and(RuleId::RUL_9));
            if room == 0 {
                spill |= 1 << m;
            }
            room = room.saturating_sub(1);
        }
        self.enter(mouse, tile, tile, spill, around, true);
    }

    /// A rule puts a tile on the table; one that lies there is turned.
    pub(crate) fn lay_tile(&mut self, up: SideId, cause: Cause) {
        match self.tile_with(up) {
            Some(tile) if !self.board.lies(tile) => self.emit(Event::TileLaid { tile, up }, cause),
            _ => self.turn_tile(up, cause),
        }
    }

    /// A rule turns a tile: minions on it leave the board (RUL-11), mice stand round the flip space and have entered.
    pub(crate) fn turn_tile(&mut self, up: SideId, cause: Cause) {
        let Some(tile) = self.tile_with(up) else { return };
        if !self.board.lies(tile) {
            return self.emit(Event::Nothing { what: Absence::Tile, who: None }, cause);
        }
        if self.board.side_id(tile) == up {
            return;
        }
        self.clear_tile(tile, cause);
        let on_it = self.board.mice_on(tile).fold(0u8, |all, m| all | 1 << m);
        match self.read().mice_to_place(on_it) {
            Some(first) => self.turn_over(first, tile, up, cause),
            None => {
                self.lose_tokens_on(tile, RuleId::RUL_37);
                self.emit(Event::TileFlipped { tile, up }, cause);
            }
        }
    }

    /// A rule takes a tile off the table; with a mouse on it, it stays.
    pub(crate) fn close_tile(&mut self, side: SideId, cause: Cause) {
        let Some(tile) = self.tile_with(side) else { return };
        let mouse = self.board.mice_on(tile).next().map(Fig::mouse);
        if mouse.is_some() || !self.board.lies(tile) {
            return self.emit(Event::Nothing { what: Absence::Tile, who: mouse }, cause);
        }
        self.clear_tile(tile, cause);
        self.lose_tokens_on(tile, RuleId::RUL_37);
        self.emit(Event::TileClosed { tile }, cause);
    }

    /// The tile of the map that has this side, up or down.
    fn tile_with(&self, side: SideId) -> Option<TileId> {
        let map = &self.board.chapter(self.book).map;
        map.iter().position(|t| t.sides.contains(&side)).map(|at| TileId(at as u8))
    }

    /// Takes the minions of a tile off the board, defeated by nobody.
    fn clear_tile(&mut self, tile: TileId, cause: Cause) {
        let there = self.board.minions().filter(|(_, m)| m.at.tile == tile).map(|(fig, _)| fig);
        for fig in there.collect::<arrayvec::ArrayVec<Fig, MAX_MINIONS>>() {
            let kind = self.board.kind_of(fig);
            let event = Event::MinionLeft { fig, defeated: false, roach: false, by: None };
            self.emit(event, cause.and(RuleId::RUL_11));
            self.drop_cards_of(kind);
        }
    }

    fn enter(&mut self, mouse: usize, from: TileId, tile: TileId, left: u8, spaces: Spaces, flip: bool) {
        let first = !self.board.explored(self.board.side_id(tile));
        self.push(steps::EnterRoom { tile, first, stage: EnterStage::Rules, mouse: mouse as u8 });
        self.push(steps::PlaceMice { left, spaces, tile, from, flip });
    }

    /// EXP-4, EXP-5: placing the mice one after another; no choice where only one space is left.
    fn place_mice(&mut self, left: u8, spaces: Spaces, tile: TileId, from: TileId, flip: bool) -> Flow {
        if left == 0 {
            self.pop();
            if from != tile && self.board.mice_on(from).next().is_none() {
                self.lose_tokens_on(from, RuleId::HOOK_3);
            }
            return Flow::Go;
        }
        let (mouse, open) = self.read().arrival_spaces(left, spaces, tile);
        let Some(mouse) = mouse else {
            self.pop();
            return Flow::Go;
        };
        match open.len() {
            0 => {
                let wanted = Place { tile, space: spaces.iter().next().unwrap_or(SpaceId(0)) };
                let at = self.nearest_room(wanted, Size::Small);
                self.place_mouse(mouse, at.space, Cause::of(RuleId::EXP_4).and(RuleId::RUL_26));
                Flow::Go
            }
            1 => {
                let space = open.iter().next().expect("one space");
                let cause = Cause::of(if flip { RuleId::EXP_5 } else { RuleId::EXP_4 });
                self.place_mouse(
                    mouse,
                    space,
                    if spaces.has(space) { cause } else { cause.and(RuleId::RUL_26) },
                );
                Flow::Go
            }
            _ => Flow::Ask,
        }
    }

    fn place_mouse(&mut self, mouse: usize, space: SpaceId, cause: Cause) {
        if let Step::PlaceMice(steps::PlaceMice { left, spaces, tile, from, flip }) = self.read().top() {
            let fig = Fig::mouse(mouse);
            self.become_step(steps::PlaceMice { left: left & !(1 << mouse), spaces, tile, from, flip });
            self.emit(Event::Placed { fig, at: Place { tile, space } }, cause.and(RuleId::RUL_9));
        }
    }

    /// STORY-2, EXP-8, ENC-1: room rules speak, then the encounter comes.
    fn enter_room(&mut self, tile: TileId, first: bool, stage: EnterStage, mouse: u8) -> Flow {
        let side = self.board.side_id(tile);
        let room = self.board.chapter(self.book).room(side);
        match stage {
            EnterStage::Rules => {
                self.become_step(steps::EnterRoom { tile, first, stage: EnterStage::Encounter, mouse });
                if first {
                    self.emit(Event::Explored { side }, Cause::of(RuleId::EXP_8).and(RuleId::STORY_2));
                    if room.is_some_and(|r| r.mousetraps) {
                        self.set_mousetraps(tile, RuleId::TRAP_6.into());
                    }
                }
                for m in
                    self.board.mice_in_order().collect::<arrayvec::ArrayVec<usize, 8>>().into_iter().rev()
                {
                    if self.board.place(Fig::mouse(m)).is_some_and(|p| p.tile == tile) {
                        let ctx = Ctx { n: u8::from(first), ..Ctx::here(tile).about(Fig::mouse(m)) };
                        // Room rules speak once, for the explorer; powers for each mouse that entered.
                        if m as u8 == mouse {
                            self.open_reaction(When::RoomEntered, ctx);
                        } else {
                            self.open_entry_of(m, ctx);
                        }
                    }
                }
            }
            EnterStage::Encounter => {
                self.become_step(steps::EnterRoom { tile, first, stage: EnterStage::Newcomers, mouse });
                if !first {
                    self.emit(Event::Nothing { what: Absence::Encounter, who: None }, RuleId::ENC_1);
                } else if room.is_some_and(|r| r.quiet) {
                    self.emit(
                        Event::Nothing { what: Absence::Encounter, who: None },
                        Cause::of(RuleId::ENC_1).and(RuleId::STORY_2),
                    );
                } else if room.is_some_and(|r| r.setup.is_some()) {
                    self.emit(
                        Event::Nothing { what: Absence::Encounter, who: None },
                        Cause::of(RuleId::STORY_2).and(RuleId::RUL_47),
                    );
                    self.push(steps::LayTrack { anew: true, ambush: false });
                    self.push(steps::Wave { source: WaveSource::RoomSetup, tile, fooled: false });
                } else {
                    self.push(steps::Encounter { tile, stage: EncounterStage::Turn });
                }
            }
            EnterStage::Newcomers => {
                self.become_step(steps::EnterRoom { tile, first, stage: EnterStage::Over, mouse });
                if self.board.minions.iter().any(|m| m.new) {
                    self.open_reaction(When::MinionsPlaced, Ctx::here(tile));
                }
            }
            EnterStage::Over => {
                self.become_step(steps::Settle);
            }
        }
        Flow::Go
    }

    /// Entry powers of a mouse that came along (Scout).
    fn open_entry_of(&mut self, mouse: usize, ctx: Ctx) {
        let seat = self.board.mice_in_order().position(|m| m == mouse).map_or(0, |s| s as u8 + 1);
        let own = self.read().triggered(When::RoomEntered, ctx, seat);
        for ix in own.into_iter().rev() {
            if !self.book.rules[ix.0 as usize].optional {
                self.use_rule(ix, ctx.held(mouse));
            }
        }
    }

    pub(crate) fn set_mousetraps(&mut self, tile: TileId, cause: Cause) {
        for space in self.board.side(self.book, tile).traps.iter() {
            let at = Place { tile, space };
            if !self.board.traps(tile).has(space) {
                self.emit(Event::TrapSet { at }, cause);
            }
        }
    }
}
