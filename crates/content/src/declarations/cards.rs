//! Search cards, abilities and mice.

use crate::decode::Decode;
use crate::link::{Kind, Link, Scope};
use crate::tree::{At, Node};
use crate::vocabulary::attack::REACH;
use crate::vocabulary::behaviour::{Behaviour, Frame};
use crate::vocabulary::effect::TYPES;
use crate::vocabulary::test::HARM;
use engine::book::{
    Ability, About, CardType, Classes, Limit, Mouse, OwnMarker, PartyItem, Requires, Rule, SearchCard, Slot,
    Source, Weapon, When,
};
use engine::id::{AbilityId, MouseId, SearchId};

const LINES: &[&str] = &[
    "attack",
    "paws",
    "slot",
    "requires-class",
    "requires-lore",
    "requires-battle",
    "requires-mouse",
    "tags",
    "starting",
];

impl Link {
    /// `marker sleepy { move -1; action { unmark sleepy } }`: what it does to the mouse that has it.
    pub(crate) fn own_marker(&mut self, node: &Node, ix: u8) -> Option<OwnMarker> {
        let mut d = Decode::new(node);
        let (name, at) = d.word(self, "name")?;
        self.kebab(name, at);
        self.words.push((format!("marker-{name}"), at));
        if engine::book::Marker::ALL.iter().any(|printed| printed.name() == name) {
            self.error("C0101", at, &[("name", name), ("kind", "marker")]);
        }
        let body = d.needs_block(self);
        d.done(self);
        let mut behaviour = Behaviour::default();
        let frame = Frame::named(format!("marker/{name}"));
        let scope = Scope::of(Source::Marker(ix));
        self.behaviour(body.iter(), scope, &frame, "markers", &[], &mut behaviour);
        if behaviour.rules.is_empty() && behaviour.statics.is_empty() {
            self.error("C0206", at, &[("name", name)]);
        }
        Some(OwnMarker { name: name.to_string(), rules: behaviour.rules, statics: behaviour.statics })
    }

    /// A node of this name that may stand once only; reports the second.
    pub(crate) fn once<'n>(&mut self, nodes: &'n [Node], name: &str) -> Option<&'n Node> {
        let mut found = nodes.iter().filter(|n| n.name == name);
        let first = found.next();
        for again in found {
            self.error("C0012", again.name_at, &[("word", name)]);
            if let Some(first) = first {
                self.also(first.name_at);
            }
        }
        first
    }

    /// A line with one number, e.g. `battle 2`.
    pub(crate) fn value(&mut self, nodes: &[Node], name: &'static str, max: i64) -> Option<u8> {
        let node = self.once(nodes, name)?;
        let mut d = Decode::new(node);
        let n = d.int(self, name, 0..=max);
        d.done(self);
        n.map(|n| n as u8)
    }

    fn needed(&mut self, node: &Node, nodes: &[Node], name: &'static str, max: i64) -> u8 {
        if !nodes.iter().any(|n| n.name == name) {
            self.missing(node, name);
        }
        self.value(nodes, name, max).unwrap_or(1)
    }

    /// One search card; `ix` is its number.
    pub(crate) fn search_card(&mut self, node: &Node, ix: u8) -> Option<SearchCard> {
        let mut d = Decode::new(node);
        let (name, at) = d.word(self, "name")?;
        self.kebab(name, at);
        self.words.push((format!("card-{name}"), at));
        let copies = d.prop_int(self, "copies", 1..=20).unwrap_or(1) as u8;
        let kind = if node.name == "event" {
            let word = d.word(self, "fortune or treachery");
            let kinds = [("fortune", CardType::Fortune), ("treachery", CardType::Treachery)];
            word.and_then(|w| self.one_of("C0117", w, &kinds)).unwrap_or(CardType::Fortune)
        } else {
            TYPES.iter().find(|(n, _)| *n == node.name).map_or(CardType::Item, |(_, t)| *t)
        };
        let party_item = (kind == CardType::PartyItem).then(|| {
            let items = [
                ("disguises", PartyItem::Disguises),
                ("hook", PartyItem::Hook),
                ("fork", PartyItem::Fork),
                ("grape", PartyItem::Grape),
                ("catnip", PartyItem::Catnip),
                ("token", PartyItem::Token),
            ];
            d.prop_word(self, "token")
                .and_then(|w| self.one_of("C0117", w, &items))
                .unwrap_or(PartyItem::Token)
        });
        let cite = d.prop_word(self, "cites").and_then(|w| self.ledger(w));
        let body = d.block().unwrap_or_default();
        d.done(self);

        let weapon = self.weapon(node, body, kind);
        let slot = self.slot(node, body, kind);
        let requires = self.requires(body, at);
        let tags = self.tags(body);
        let starting = self.once(body, "starting").is_some();
        let source = Source::Search(SearchId(ix));
        let scope = Scope::of(source);
        let spent = matches!(kind, CardType::Trick | CardType::Scroll);
        let frame = Frame { cite, optional: spent, discard: spent, ..Frame::named(format!("card/{name}")) };
        let rest: Vec<&Node> = body.iter().filter(|n| !LINES.contains(&&*n.name)).collect();
        let silent = rest.is_empty();
        let mut behaviour = Behaviour::default();
        let event = matches!(kind, CardType::Fortune | CardType::Treachery);
        if event && !rest.iter().any(|n| matches!(&*n.name, "when" | "power" | "rule")) {
            let nodes: Vec<Node> = rest.iter().map(|n| (*n).clone()).collect();
            let effects = self.effect_block(&nodes, scope);
            let cite = cite.unwrap_or_else(|| self.rule_name(&frame.name));
            if !nodes.is_empty() {
                let rule = Rule {
                    cite,
                    from: source,
                    when: When::Drawn,
                    about: About::Holder,
                    nth: 0,
                    conditions: Vec::new(),
                    optional: false,
                    limit: Limit::None,
                    cost: 0,
                    cost_if: None,
                    discard: false,
                    effects,
                };
                behaviour.rules.push(self.add_rule(rule));
            }
        } else {
            self.behaviour(rest, scope, &frame, "cards", LINES, &mut behaviour);
        }
        if (event || spent) && silent {
            self.error("C0206", at, &[("name", name)]);
        }
        Some(SearchCard {
            name: name.to_string(),
            kind,
            copies,
            slot,
            requires,
            weapon,
            party_item,
            tags,
            rules: behaviour.rules,
            statics: behaviour.statics,
            starting,
        })
    }

    fn weapon(&mut self, node: &Node, body: &[Node], kind: CardType) -> Option<Weapon> {
        let line = self.once(body, "attack");
        if kind != CardType::Weapon {
            if let Some(line) = line {
                self.error("C0201", line.name_at, &[("case", "extra")]);
            }
            return None;
        }
        let Some(line) = line else {
            self.error("C0201", node.head(), &[("case", "missing")]);
            return None;
        };
        let mut d = Decode::new(line);
        let reach = d.word(self, "melee or ranged").and_then(|w| self.one_of("C0117", w, REACH));
        let bonus = d.prop_int(self, "bonus", -5..=9).unwrap_or(0) as i8;
        let damage = d.prop_word(self, "kind").and_then(|word| self.one_of("C0117", word, HARM));
        if line.prop("kind").is_none() {
            self.missing(line, "kind=");
        }
        let close = d.prop_word(self, "close").and_then(|w| self.one_of("C0117", w, HARM));
        d.done(self);
        Some(Weapon { reach: reach?, bonus, damage: damage?, close })
    }

    fn slot(&mut self, node: &Node, body: &[Node], kind: CardType) -> Slot {
        let paws = self.once(body, "paws").map(|line| {
            let mut d = Decode::new(line);
            let n = d.int(self, "paws", 0..=9).unwrap_or(1);
            d.done(self);
            if n > 2 {
                self.error("C0208", line.head(), &[("found", &n.to_string())]);
            }
            Slot::Paws(n as u8)
        });
        let slot = self.once(body, "slot").and_then(|line| {
            let mut d = Decode::new(line);
            let slots = [("head", Slot::Head), ("body", Slot::Body), ("none", Slot::None)];
            let found = d.word(self, "slot").and_then(|w| self.one_of("C0117", w, &slots));
            d.done(self);
            found
        });
        match (paws.or(slot), kind) {
            (Some(slot), _) => slot,
            (None, CardType::Weapon) => Slot::Paws(1),
            (None, CardType::Armor) => {
                if !body.iter().any(|n| matches!(&*n.name, "slot" | "paws")) {
                    self.error("C0202", node.head(), &[]);
                }
                Slot::Body
            }
            (None, _) => Slot::None,
        }
    }

    fn requires(&mut self, body: &[Node], at: At) -> Requires {
        let mut requires = Requires::default();
        if let Some(line) = self.once(body, "requires-class") {
            let mut d = Decode::new(line);
            let words = d.words(self, "class");
            requires.classes = self.classes(&words);
            d.done(self);
        }
        requires.lore = self.value(body, "requires-lore", 9).unwrap_or(0);
        requires.battle = self.value(body, "requires-battle", 9).unwrap_or(0);
        if let Some(line) = self.once(body, "requires-mouse") {
            let mut d = Decode::new(line);
            requires.only =
                d.word(self, "mouse").and_then(|(w, at)| self.look(Kind::Mouse, w, at)).map(MouseId);
            d.done(self);
        }
        // Mice are linked first, so their values are known here.
        let nobody = !self.book.mice.is_empty()
            && requires != Requires::default()
            && !self.book.mice.iter().enumerate().any(|(ix, m)| meets(requires, ix, m));
        if nobody {
            self.error("C0203", at, &[]);
        }
        requires
    }

    fn tags(&mut self, body: &[Node]) -> u32 {
        let Some(line) = self.once(body, "tags") else { return 0 };
        let mut d = Decode::new(line);
        let words = d.words(self, "tag");
        d.done(self);
        words.iter().filter_map(|(w, at)| self.look(Kind::Tag, w, *at)).fold(0, |set, tag| {
            // More tags than bits are reported once, where names are counted.
            set | 1u32.checked_shl(u32::from(tag)).unwrap_or(0)
        })
    }

    /// One ability card.
    pub(crate) fn ability(&mut self, node: &Node, ix: u8) -> Option<Ability> {
        let mut d = Decode::new(node);
        let (name, at) = d.word(self, "name")?;
        self.kebab(name, at);
        self.words.push((format!("ability-{name}"), at));
        let classes = d.prop_list(self, "class").map_or(Classes::ANY, |list| self.classes(&list));
        if node.prop("class").is_none() {
            self.missing(node, "class=");
        }
        let cost = d.prop_int(self, "cost", 0..=9);
        if node.prop("cost").is_none() {
            self.missing(node, "cost=");
        }
        let only = d.prop_word(self, "only").and_then(|(w, at)| self.look(Kind::Mouse, w, at)).map(MouseId);
        let cite = d.prop_word(self, "cites").and_then(|w| self.ledger(w));
        let body = d.needs_block(self);
        d.done(self);
        let cost = cost.unwrap_or(0) as u8;
        let cost_if = self.once(body, "cost").and_then(|line| {
            let mut d = Decode::new(line);
            let n = d.int(self, "cost", 0..=9);
            let classes = d.prop_list(self, "if").map(|list| self.classes(&list));
            if line.prop("if").is_none() {
                self.missing(line, "if=");
            }
            d.done(self);
            if n.is_some_and(|n| n as u8 >= cost) {
                self.warn("C0210", line.head(), &[("cost", &cost.to_string())]);
            }
            classes.zip(n).map(|(c, n)| (c, n as u8))
        });
        let usable = self
            .book
            .mice
            .iter()
            .enumerate()
            .any(|(ix, m)| classes.met_by(m.classes) && only.is_none_or(|only| only.ix() == ix));
        if !usable && !self.book.mice.is_empty() {
            self.error("C0204", at, &[("name", name)]);
        }
        let scope = Scope::of(Source::Ability(AbilityId(ix)));
        let frame =
            Frame { cite, optional: true, discard: false, cost, cost_if, name: format!("ability/{name}") };
        let mut behaviour = Behaviour::default();
        let rest = body.iter().filter(|n| n.name != "cost");
        self.behaviour(rest, scope, &frame, "abilities", &["cost"], &mut behaviour);
        if !behaviour.statics.is_empty() {
            // An ability card is used, it never just holds.
            self.error("C0215", at, &[("name", name)]);
        } else if body.iter().all(|n| n.name == "cost") {
            self.error("C0206", at, &[("name", name)]);
        }
        Some(Ability { name: name.to_string(), classes, only, rules: behaviour.rules })
    }

    /// The values of a mouse, without its powers: cards ask for them.
    pub(crate) fn mouse(&mut self, node: &Node) -> Option<Mouse> {
        let mut d = Decode::new(node);
        let (name, at) = d.word(self, "name")?;
        self.figure_id(name, at);
        self.words.push((format!("mouse-{name}"), at));
        let body = d.needs_block(self);
        d.done(self);
        let classes = if let Some(line) = self.once(body, "class") {
            let mut d = Decode::new(line);
            let words = d.words(self, "class");
            d.done(self);
            self.classes(&words)
        } else {
            self.missing(node, "class");
            Classes::ANY
        };
        Some(Mouse {
            name: name.to_string(),
            classes,
            battle: self.needed(node, body, "battle", 9),
            defense: self.needed(node, body, "defense", 9),
            lore: self.needed(node, body, "lore", 9),
            moves: self.needed(node, body, "move", 9),
            life: self.needed(node, body, "life", 9).max(1),
            equipment: Vec::new(),
            rules: Vec::new(),
            statics: Vec::new(),
        })
    }

    /// Equipment and powers of a mouse, once the cards are linked.
    pub(crate) fn mouse_powers(&mut self, node: &Node, ix: u8) {
        const LINES: &[&str] = &["class", "battle", "defense", "lore", "move", "life", "equipment"];
        let Some(mouse) = self.book.mice.get(ix as usize).cloned() else { return };
        let mut equipment = Vec::new();
        if let Some(line) = self.once(node.kids(), "equipment") {
            let mut d = Decode::new(line);
            for (word, at) in d.words(self, "search card") {
                let Some(card) = self.look(Kind::Search, word, at) else { continue };
                equipment.push(SearchId(card));
                let requires = self.book.search.get(card as usize).map(|c| c.requires).unwrap_or_default();
                if !meets(requires, ix as usize, &mouse) {
                    self.error("C0211", at, &[("name", word), ("mouse", &mouse.name)]);
                }
            }
            d.done(self);
        }
        let scope = Scope::of(Source::Mouse(MouseId(ix)));
        let frame = Frame::named(format!("mouse/{}", mouse.name));
        let mut behaviour = Behaviour::default();
        let rest = node.kids().iter().filter(|n| !LINES.contains(&&*n.name));
        self.behaviour(rest, scope, &frame, "mice", LINES, &mut behaviour);
        let mouse = &mut self.book.mice[ix as usize];
        mouse.equipment = equipment;
        mouse.rules = behaviour.rules;
        mouse.statics = behaviour.statics;
    }
}

fn meets(requires: Requires, ix: usize, mouse: &Mouse) -> bool {
    requires.classes.met_by(mouse.classes)
        && requires.lore <= mouse.lore
        && requires.battle <= mouse.battle
        && requires.only.is_none_or(|only| only.ix() == ix)
}
