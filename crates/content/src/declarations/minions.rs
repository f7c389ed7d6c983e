//! Minions, their initiative cards and figures, and encounters.

use crate::decode::Decode;
use crate::link::{Kind, Link, Scope};
use crate::tree::{At, Node};
use crate::vocabulary::behaviour::{Behaviour, Frame};
use crate::vocabulary::place::SIZES;
use engine::book::{Attacks, Encounter, Figure, Fooled, InitCard, Minion, RuleIx, Size, Source, Wave, When};
use engine::id::{InitId, MinionId, SideId};

const CARD_LINES: &[&str] = &["battle", "defense", "life", "attack"];
const KIND_LINES: &[&str] = &[
    "kin",
    "figures",
    "tokens",
    "can-be-greedy",
    "takes-bait",
    "throws-grapes",
    "fooled-by-disguises",
    "counts-for-roachmaster",
    "beaten-by-catnip",
    "counts-for-cat-tamer",
    "card",
];

/// The names of a minion's initiative cards: its own, or those of its `card` lines.
pub(crate) fn card_nodes(node: &Node) -> Vec<&Node> {
    let cards: Vec<&Node> = node.kids().iter().filter(|n| n.name == "card").collect();
    if cards.is_empty() { vec![node] } else { cards }
}

impl Link {
    /// One kind of minion. Its initiative cards follow each other in the tables.
    pub(crate) fn minion(&mut self, node: &Node, ix: u8) -> Option<Minion> {
        let mut d = Decode::new(node);
        let (name, at) = d.word(self, "name")?;
        self.figure_id(name, at);
        self.words.push((format!("minion-{name}"), at));
        let size = d.prop_word(self, "size").and_then(|word| self.one_of("C0117", word, SIZES));
        let size = size.unwrap_or(Size::Small);
        if node.prop("size").is_none() {
            self.missing(node, "size=");
        }
        let boss = d.prop_flag(self, "boss").unwrap_or(false);
        let body = d.needs_block(self);
        d.done(self);

        let kin = self.once(body, "kin").and_then(|line| {
            let mut d = Decode::new(line);
            let kin = d.word(self, "kin").and_then(|(w, at)| self.look(Kind::Kin, w, at));
            d.done(self);
            if boss {
                self.warn("C0308", line.head(), &[("name", name)]);
            }
            kin
        });
        let figure = self.figures(node, body, at);
        let limit = self.value(body, "tokens", 24);
        let greedy = self.has_line(body, "can-be-greedy");
        let takes_bait = self.has_line(body, "takes-bait");
        let throws_grapes = self.has_line(body, "throws-grapes");
        let counts_for_roachmaster = self.has_line(body, "counts-for-roachmaster");
        let beaten_by_catnip = self.has_line(body, "beaten-by-catnip");
        let counts_for_cat_tamer = self.has_line(body, "counts-for-cat-tamer");
        let fooled = self.once(body, "fooled-by-disguises").map_or(Fooled::Never, |line| {
            let mut d = Decode::new(line);
            let by_switch = d.prop_flag(self, "by-switch").unwrap_or(false);
            d.done(self);
            if by_switch { Fooled::BySwitch } else { Fooled::Always }
        });
        let several = body.iter().any(|n| n.name == "card");
        let mut cards = Vec::new();
        for card in card_nodes(node) {
            let init = InitId(self.book.init_cards.len() as u8);
            let (card_name, card_body) = if several {
                let mut d = Decode::new(card);
                let Some((card_name, card_at)) = d.word(self, "name") else { continue };
                self.kebab(card_name, card_at);
                self.words.push((format!("init-{card_name}"), card_at));
                let kids = d.needs_block(self);
                d.done(self);
                (card_name, kids)
            } else {
                (name, body)
            };
            self.init_card(card, card_name, card_body, MinionId(ix), init);
            cards.push(init);
        }
        if several {
            for line in body.iter().filter(|n| !KIND_LINES.contains(&&*n.name)) {
                self.unknown_node(line, "boss", &[KIND_LINES]);
            }
        }
        let box_limit = self.book.figures.get(figure as usize).map_or(24, |f| f.limit);
        let limit = limit.unwrap_or(box_limit);
        Some(Minion {
            name: name.to_string(),
            size,
            figure,
            limit,
            kin,
            boss,
            cards,
            greedy,
            takes_bait,
            throws_grapes,
            fooled,
            counts_for_roachmaster,
            beaten_by_catnip,
            counts_for_cat_tamer,
        })
    }

    /// `ally crow { when turn-starts { ... } }`: a card on the track that acts for the mice. It has no figure.
    pub(crate) fn ally(&mut self, node: &Node, ix: u8) -> Option<Minion> {
        let mut d = Decode::new(node);
        let (name, at) = d.word(self, "name")?;
        self.figure_id(name, at);
        self.words.push((format!("minion-{name}"), at));
        let body = d.needs_block(self);
        d.done(self);
        let init = InitId(self.book.init_cards.len() as u8);
        self.book.init_cards.push(InitCard {
            name: name.to_string(),
            minion: MinionId(ix),
            battle: 0,
            defense: 0,
            life: 1,
            attacks: Attacks::Melee,
            rules: Vec::new(),
            statics: Vec::new(),
        });
        let frame = Frame::named(format!("ally/{name}"));
        let scope = Scope::of(Source::Minion(init));
        let mut behaviour = Behaviour::default();
        self.behaviour(body.iter(), scope, &frame, "allies", &[], &mut behaviour);
        let acts =
            |ix: &RuleIx| matches!(self.book.rules[ix.0 as usize].when, When::TurnStarts | When::TurnEnds);
        let standing = body.iter().find(|line| !matches!(&*line.name, "when" | "after" | "before" | "power"));
        match standing {
            Some(line) if !behaviour.statics.is_empty() => {
                self.error("C0437", line.head(), &[("name", name), ("case", "standing")]);
            }
            _ if !behaviour.rules.iter().all(acts) || behaviour.rules.is_empty() => {
                self.error("C0437", at, &[("name", name), ("case", "idle")]);
            }
            _ => {}
        }
        if let Some(card) = self.book.init_cards.last_mut() {
            card.rules = behaviour.rules;
        }
        Some(Minion {
            name: name.to_string(),
            size: Size::Token,
            figure: 0,
            limit: 0,
            kin: None,
            boss: false,
            cards: vec![init],
            greedy: false,
            takes_bait: false,
            throws_grapes: false,
            fooled: Fooled::Never,
            counts_for_roachmaster: false,
            beaten_by_catnip: false,
            counts_for_cat_tamer: false,
        })
    }

    /// Whether a line stands there that is a word and nothing else.
    fn has_line(&mut self, body: &[Node], line: &'static str) -> bool {
        let found = self.once(body, line);
        if let Some(line) = found {
            Decode::new(line).done(self);
        }
        found.is_some()
    }

    fn init_card(&mut self, node: &Node, name: &str, body: &[Node], minion: MinionId, init: InitId) {
        for line in ["battle", "defense", "attack"] {
            if !body.iter().any(|n| n.name == line) {
                self.missing(node, line);
            }
        }
        let attacks = self.once(body, "attack").and_then(|line| {
            let ways = [
                ("melee", Attacks::Melee),
                ("ranged", Attacks::Ranged),
                ("pounces", Attacks::Pounces),
                ("chases", Attacks::Chases),
            ];
            let mut d = Decode::new(line);
            let found = d.word(self, "melee or ranged").and_then(|w| self.one_of("C0117", w, &ways));
            d.done(self);
            found
        });
        let card = InitCard {
            name: name.to_string(),
            minion,
            battle: self.value(body, "battle", 20).unwrap_or(1),
            defense: self.value(body, "defense", 20).unwrap_or(0),
            life: self.value(body, "life", 20).unwrap_or(1).max(1),
            attacks: attacks.unwrap_or(Attacks::Melee),
            rules: Vec::new(),
            statics: Vec::new(),
        };
        self.book.init_cards.push(card);
        let frame = Frame::named(format!("minion/{name}"));
        let mut behaviour = Behaviour::default();
        let rest = body.iter().filter(|n| {
            let line = &*n.name;
            !CARD_LINES.contains(&line) && !KIND_LINES.contains(&line)
        });
        let known = [CARD_LINES, KIND_LINES].concat();
        self.behaviour(rest, Scope::of(Source::Minion(init)), &frame, "minions", &known, &mut behaviour);
        if let Some(card) = self.book.init_cards.last_mut() {
            card.rules = behaviour.rules;
            card.statics = behaviour.statics;
        }
    }

    /// `figures rat limit=6`: the figure, added to the box if new.
    fn figures(&mut self, node: &Node, body: &[Node], at: At) -> u8 {
        let Some(line) = self.once(body, "figures") else {
            self.error("C0304", at, &[("name", node.first_word().map_or("", |(w, _)| w))]);
            return 0;
        };
        let mut d = Decode::new(line);
        let Some((name, _)) = d.word(self, "figure") else { return 0 };
        let limit = d.prop_int(self, "limit", 1..=24).map(|n| n as u8);
        d.done(self);
        // 0 stands for a limit another minion will name.
        if let Some(known) = self.book.figures.iter().position(|f| f.name == name) {
            let figure = &mut self.book.figures[known];
            match (figure.limit, limit) {
                (0, Some(limit)) => figure.limit = limit,
                (before, Some(limit)) if before != limit => {
                    let args =
                        [("name", name), ("before", &before.to_string()), ("found", &limit.to_string())];
                    self.error("C0305", line.head(), &args);
                }
                _ => {}
            }
            return known as u8;
        }
        self.book.figures.push(Figure { name: name.to_string(), limit: limit.unwrap_or(0) });
        (self.book.figures.len() - 1) as u8
    }

    /// After all minions: figures nobody counted, and limits that were named later.
    pub(crate) fn settle_figures(&mut self) {
        for ix in
            (0..self.book.minions.len()).filter(|ix| self.book.allies >> ix & 1 == 0).collect::<Vec<_>>()
        {
            let figure = self.book.minions[ix].figure as usize;
            let limit = self.book.figures.get(figure).map_or(1, |f| f.limit);
            if limit == 0 {
                let at = self.declared(Kind::Minion, ix);
                let name = self.book.figures[figure].name.clone();
                self.error("C0306", at, &[("name", &name)]);
                self.book.figures[figure].limit = 1;
            }
            let limit = limit.max(1);
            let minion = &mut self.book.minions[ix];
            minion.limit = if minion.limit == 0 { limit } else { minion.limit.min(limit) };
        }
    }

    /// Kinds and numbers as properties: `roach=6 spider=1 greedy=#true on=counter`.
    pub(crate) fn wave(&mut self, d: &mut Decode, side: Option<SideId>, scope: Scope) -> Wave {
        let mut wave = Wave { greedy: d.prop_flag(self, "greedy").unwrap_or(false), ..Wave::default() };
        if let Some(word) = d.prop_word(self, "on") {
            let scope = Scope { room: side.or(scope.room), ..scope };
            let place = self.one_space(word, scope);
            wave.on = place.filter(|(found, _)| Some(*found) == scope.room).map(|(_, space)| space);
        }
        for arg in d.rest() {
            let names = self.names.get(&Kind::Minion).map_or(&[][..], |names| &names.list);
            let kinds: Vec<String> = names.iter().map(|(name, _)| format!("{name}=")).collect();
            self.offer(arg.at, Some(Kind::Minion), kinds.iter().map(String::as_str));
        }
        for prop in &d.node.props {
            if matches!(&*prop.name, "greedy" | "on") {
                continue;
            }
            let kind = self.look(Kind::Minion, &prop.name, prop.name_at);
            let n = self.as_int(&prop.arg, "how many", 1..=24);
            let (Some(kind), Some(n)) = (kind, n) else { continue };
            self.no_ally(MinionId(kind), prop.name_at);
            wave.minions.push((MinionId(kind), n as u8));
            let limit = self.book.minions.get(kind as usize).map_or(24, |m| m.limit);
            if n as u8 > limit {
                let args = [("name", &*prop.name), ("found", &n.to_string()), ("limit", &limit.to_string())];
                self.warn("C0303", prop.name_at, &args);
            }
        }
        self.shared_figures(&wave, d.node);
        if let Some(kids) = d.block() {
            wave.effects = Some(self.effect_block(kids, scope));
        }
        wave
    }

    /// An ally is not placed: it has a card and no figure.
    pub(crate) fn no_ally(&mut self, kind: MinionId, at: At) {
        if self.book.is_ally(kind) {
            let names = self.names.get(&Kind::Minion).map_or(&[][..], |names| &names.list);
            let name = names.get(kind.ix()).map_or_else(String::new, |(name, _)| name.clone());
            self.error("C0437", at, &[("name", &name), ("case", "placed")]);
        }
    }

    /// Kinds that share a figure may together ask for more than there are (RUL-4).
    fn shared_figures(&mut self, wave: &Wave, node: &Node) {
        let mut wanted: Vec<(u8, u8, u8)> = Vec::new();
        for (kind, n) in &wave.minions {
            let Some(figure) = self.book.minions.get(kind.ix()).map(|m| m.figure) else { continue };
            match wanted.iter_mut().find(|(f, ..)| *f == figure) {
                Some((_, sum, kinds)) => {
                    *sum = sum.saturating_add(*n);
                    *kinds = kinds.saturating_add(1);
                }
                None => wanted.push((figure, *n, 1)),
            }
        }
        for (figure, sum, kinds) in wanted {
            let Some(figure) = self.book.figures.get(figure as usize).cloned() else { continue };
            if kinds > 1 && sum > figure.limit {
                let args = [
                    ("name", &*figure.name),
                    ("found", &*sum.to_string()),
                    ("limit", &*figure.limit.to_string()),
                ];
                self.warn("C0303", node.head(), &args);
            }
        }
    }

    /// One encounter card.
    pub(crate) fn encounter(&mut self, node: &Node) -> Option<Encounter> {
        let mut d = Decode::new(node);
        let (name, at) = d.word(self, "name")?;
        self.kebab(name, at);
        self.words.push((format!("encounter-{name}"), at));
        let deck = d.word(self, "standard or difficult");
        let decks = [("standard", false), ("difficult", true)];
        let difficult = deck.and_then(|w| self.one_of("C0117", w, &decks)).unwrap_or(false);
        let (mut ambush, mut mousetraps) = (false, false);
        while let Some(word) = d.opt_word() {
            match self.one_of("C0117", word, &[("ambush", true), ("mousetraps", false)]) {
                Some(true) => ambush = true,
                Some(false) => mousetraps = true,
                None => {}
            }
        }
        let body = d.needs_block(self);
        d.done(self);
        let mut pages: [Option<Wave>; 6] = Default::default();
        let mut surge = None;
        let scope = Scope::of(Source::Game);
        for line in body {
            let mut d = Decode::new(line);
            match &*line.name {
                "page" => {
                    let page = d.int(self, "page", 1..=6);
                    let wave = self.wave(&mut d, None, scope);
                    if wave.minions.is_empty() {
                        self.warn("C0307", line.head(), &[]);
                    }
                    if let Some(page) = page {
                        let slot = &mut pages[page as usize - 1];
                        if slot.is_some() {
                            self.error("C0302", line.head(), &[("page", &page.to_string())]);
                        }
                        *slot = Some(wave);
                    }
                    d.done_but(self, |_| true);
                }
                "surge" => {
                    if surge.is_some() {
                        self.error("C0012", line.name_at, &[("word", "surge")]);
                    }
                    surge = Some(self.wave(&mut d, None, scope));
                    d.done_but(self, |_| true);
                }
                _ => self.unknown_node(line, "encounters", &[&["page", "surge"]]),
            }
        }
        let missing: Vec<_> =
            (1..=6).filter(|page| pages[page - 1].is_none()).map(|page| page.to_string()).collect();
        if !missing.is_empty() {
            self.error("C0301", at, &[("name", name), ("pages", &missing.join(", "))]);
        }
        if surge.is_none() {
            self.missing(node, "surge");
        }
        Some(Encounter {
            name: name.to_string(),
            difficult,
            ambush,
            mousetraps,
            pages: pages.map(Option::unwrap_or_default),
            surge: surge.unwrap_or_default(),
        })
    }
}
