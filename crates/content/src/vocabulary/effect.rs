//! What a block can do.

use super::place::{FIGURES, figure_word};
use super::test::asks_in_braces;
use super::{OtherWord, Said};
use crate::decode::Decode;
use crate::link::{Kind, Link, Role, Scope};
use crate::tree::{At, MAX_DEPTH, Node, Value};
use engine::book::{
    Area, BlockId, CardType, CardTypes, Effect, FaceSet, Filter, Heals, It, Num, Status, Until,
};
use engine::id::{AchievementId, MinionId, MouseId, SearchId, SideId};

/// Every word that begins an effect.
pub(crate) const EFFECTS: &[&str] = &[
    "gain-cheese",
    "lose-cheese",
    "fill-wheel",
    "drain-wheel",
    "pilfer-cheese",
    "heal",
    "cure-one",
    "unmark",
    "mark",
    "wound",
    "hit",
    "give",
    "give-minions",
    "attack",
    "attack-with-each",
    "order-attack",
    "attack-dice",
    "double-battle",
    "defender-dice",
    "defense-dice",
    "count",
    "poison-wounds",
    "add-hits",
    "add-blocks",
    "reroll",
    "cheese-worth",
    "take-the-blow",
    "attack-again",
    "fight-close",
    "put-on",
    "move-points",
    "extra-action",
    "spawn",
    "return-to",
    "remove",
    "swap-up",
    "hourglass",
    "end-marker",
    "set",
    "add",
    "take",
    "check",
    "each-cheese",
    "random",
    "rescue",
    "if",
    "unless",
    "otherwise",
    "each",
    "choose",
    "decide",
    "draw",
    "take-card",
    "take-any",
    "shuffle-back",
    "discard-this",
    "search-dice",
    "search-succeeds",
    "go-missing",
    "story",
    "achieve",
    "set-mousetraps",
    "set-snare",
    "win",
    "lose",
    "end-turn",
    "join",
    "leave",
    "lay-tile",
    "turn-tile",
    "close-tile",
];

pub(crate) const TYPES: &[(&str, CardType)] = &[
    ("weapon", CardType::Weapon),
    ("armor", CardType::Armor),
    ("accessory", CardType::Accessory),
    ("item", CardType::Item),
    ("scroll", CardType::Scroll),
    ("trick", CardType::Trick),
    ("fortune", CardType::Fortune),
    ("treachery", CardType::Treachery),
    ("party-item", CardType::PartyItem),
];

const UNTIL: &[(&str, Until)] = &[
    ("turn-ends", Until::TurnEnds),
    ("own-next-turn", Until::HoldersNextTurn),
    ("own-next-turn-ends", Until::HoldersNextTurnEnds),
    ("round-ends", Until::RoundEnds),
    ("chapter-ends", Until::ChapterEnds),
];

/// Whom an effect is for: a figure of the moment, or one the player picks.
enum Who {
    Is(It),
    Pick(Filter),
}

impl Who {
    fn it(&self) -> It {
        match self {
            Who::Is(it) => *it,
            Who::Pick(_) => It::Object,
        }
    }
}

impl Link {
    /// The effects in braces as a block of the book.
    pub(crate) fn effect_block(&mut self, nodes: &[Node], scope: Scope) -> BlockId {
        let effects = self.effects(nodes, scope);
        self.block(effects)
    }

    /// The effects in the braces of a node that needs them.
    pub(crate) fn braces(&mut self, d: &mut Decode, scope: Scope) -> BlockId {
        let kids = d.needs_block(self);
        self.effect_block(kids, scope)
    }

    /// Effects line by line.
    pub(crate) fn effects(&mut self, nodes: &[Node], scope: Scope) -> Vec<Effect> {
        let mut out = Vec::new();
        if scope.depth as usize > MAX_DEPTH {
            let at = nodes.first().map_or(At::default(), |n| n.name_at);
            self.error("C0003", at, &[("limit", &MAX_DEPTH.to_string())]);
            return out;
        }
        let scope = Scope { depth: scope.depth + 1, ..scope };
        let mut at = 0;
        while let Some(node) = nodes.get(at) {
            at += 1;
            match &*node.name {
                "if" | "unless" | "while" if is_guard(node) => {
                    let mut conditions: Vec<_> = self.condition(node, scope).into_iter().collect();
                    while let Some(next) = nodes.get(at).filter(|n| is_guard(n)) {
                        conditions.extend(self.condition(next, scope));
                        at += 1;
                    }
                    let then = self.effect_block(&nodes[at..], scope);
                    out.push(Effect::If { conditions, then, otherwise: self.block(Vec::new()) });
                    break;
                }
                "if" | "unless" => {
                    let mut conditions: Vec<_> = self.condition(node, scope).into_iter().collect();
                    let kids = node.kids();
                    let more = kids.iter().take_while(|k| matches!(&*k.name, "and" | "and-not")).count();
                    for and in &kids[..more] {
                        conditions.extend(self.condition(and, scope));
                    }
                    let then = self.effect_block(&kids[more..], scope);
                    let mut otherwise = self.block(Vec::new());
                    if let Some(other) = nodes.get(at).filter(|n| n.name == "otherwise") {
                        at += 1;
                        let mut d = Decode::new(other);
                        otherwise = self.braces(&mut d, scope);
                        d.done(self);
                    }
                    out.push(Effect::If { conditions, then, otherwise });
                }
                "otherwise" => self.error("C0016", node.name_at, &[]),
                "choose" if node.children.is_none() => {
                    let Some((among, up_to, optional)) = self.choice(node, scope) else { continue };
                    if let Some(attack) = nodes.get(at).filter(|n| n.name == "attack") {
                        at += 1;
                        out.extend(self.attack(attack, Some((among, up_to)), scope));
                        continue;
                    }
                    let then = self.effect_block(&nodes[at..], scope.picked());
                    out.push(Effect::Choose { among, up_to, optional, then });
                    break;
                }
                _ => self.effect(node, scope, &mut out),
            }
        }
        out
    }

    fn choice(&mut self, node: &Node, scope: Scope) -> Option<(Filter, Num, bool)> {
        let mut d = Decode::new(node);
        let _ = d.block();
        let noun = d.word(self, "mouse, minion or figure")?;
        let up_to = d.prop("up-to").and_then(|a| self.num(a, "up-to", scope)).unwrap_or(Num::Is(1));
        let optional = d.prop_flag(self, "may").unwrap_or(false);
        let among = self.filter(&mut d, noun, Area::Board, scope);
        d.done(self);
        Some((among, up_to, optional))
    }

    fn who(&mut self, d: &mut Decode, scope: Scope) -> Who {
        if let Some(it) = d.peek().and_then(figure_word) {
            let at = d.opt_word().map_or(d.node.name_at, |(_, at)| at);
            self.held(it, at, scope);
            return Who::Is(it);
        }
        if d.peek().is_some() {
            self.offer(d.rest()[0].at, None, FIGURES.iter().map(|(word, _)| *word));
        }
        match d.prop_word(self, "of") {
            None => Who::Is(scope.it),
            Some((word, at)) => match figure_word(word) {
                Some(it) => {
                    self.held(it, at, scope);
                    Who::Is(it)
                }
                None => Who::Pick(self.filter(d, (word, at), Area::Board, scope)),
            },
        }
    }

    fn status(&mut self, d: &mut Decode) -> Option<Status> {
        let (word, at) = d.word(self, "what it gives")?;
        let by = |cx: &mut Link, d: &mut Decode| d.int(cx, "number", -9..=9).map(|n| n as i8);
        match word {
            "battle" => by(self, d).map(Status::Battle),
            "defense" => by(self, d).map(Status::Defense),
            "move" => by(self, d).map(Status::Move),
            "form" => {
                let battle = d.prop_int(self, "battle", 0..=20);
                let defense = d.prop_int(self, "defense", 0..=20);
                if battle.is_none() || defense.is_none() {
                    self.missing(d.node, "battle=, defense=");
                }
                Some(Status::Form { battle: battle? as u8, defense: defense? as u8 })
            }
            _ => self.one_of(
                "C0117",
                (word, at),
                &[
                    ("unseen", Status::Unseen),
                    ("crossing", Status::Crossing),
                    ("inspired", Status::Inspired),
                    ("battle", Status::Battle(0)),
                    ("defense", Status::Defense(0)),
                    ("move", Status::Move(0)),
                    ("form", Status::Unseen),
                ],
            ),
        }
    }

    fn until(&mut self, d: &mut Decode) -> Option<Until> {
        let Some(word) = d.prop_word(self, "until") else {
            self.missing(d.node, "until=");
            return None;
        };
        self.one_of("C0117", word, UNTIL)
    }

    fn effect(&mut self, node: &Node, scope: Scope, out: &mut Vec<Effect>) {
        if node.name == "attack" {
            out.extend(self.attack(node, None, scope));
            return;
        }
        if let Ok(found) = self.on_the_attack(node, scope) {
            out.extend(found);
            return;
        }
        let mut d = Decode::new(node);
        let mut who = Who::Is(scope.it);
        let Ok(found) =
            self.figure_effect(&mut d, &mut who, scope).or_else(|_| self.other_effect(&mut d, scope))
        else {
            self.unknown_node(node, "effects", &[EFFECTS]);
            return;
        };
        let Some(found) = found else { return d.offers(self) };
        d.done(self);
        match who {
            Who::Is(_) => out.push(found),
            Who::Pick(among) => {
                let then = self.block(vec![found]);
                out.push(Effect::Choose { among, up_to: Num::Is(1), optional: false, then });
            }
        }
    }

    /// Effects for a figure.
    fn figure_effect(&mut self, d: &mut Decode, who: &mut Who, scope: Scope) -> Said<Effect> {
        const WORDS: &[&str] = &[
            "gain-cheese",
            "lose-cheese",
            "pilfer-cheese",
            "heal",
            "cure-one",
            "unmark",
            "mark",
            "wound",
            "hit",
            "give",
            "order-attack",
            "put-on",
            "move-points",
            "extra-action",
            "remove",
            "draw",
            "take-card",
            "take-any",
            "rescue",
            "go-missing",
        ];
        if !WORDS.contains(&&*d.node.name) {
            return Err(OtherWord);
        }
        *who = self.who(d, scope);
        let it = who.it();
        Ok(match &*d.node.name {
            "gain-cheese" => Some(Effect::GainCheese(it, self.next_num(d, "cheese", scope))),
            "lose-cheese" => Some(Effect::LoseCheese(it, self.next_num(d, "cheese", scope))),
            "pilfer-cheese" => Some(Effect::PilferCheese(it)),
            "heal" => {
                let n = self.next_num(d, "how many", scope);
                let words = [
                    ("wound", Heals::Wounds),
                    ("wounds", Heals::Wounds),
                    ("poison", Heals::Poison),
                    ("any", Heals::Any),
                ];
                let what = d.word(self, "wound, poison or any");
                what.and_then(|w| self.one_of("C0117", w, &words)).map(|heals| Effect::Heal(it, n, heals))
            }
            "cure-one" => Some(Effect::CureOne(it)),
            "mark" => d.word(self, "marker").and_then(|w| self.marker(w)).map(|m| Effect::Mark(it, m)),
            "unmark" => d.word(self, "marker").and_then(|w| self.marker(w)).map(|m| Effect::Unmark(it, m)),
            "wound" => {
                let n = self.next_num(d, "wounds", scope);
                let poison = d.prop_flag(self, "poison").unwrap_or(false);
                if d.prop_flag(self, "unblockable") == Some(false) {
                    self.error("C0213", d.node.head(), &[]);
                }
                Some(Effect::Wound { who: it, n, poison })
            }
            "hit" => Some(Effect::Hit(it, self.next_num(d, "hits", scope))),
            "give" => {
                let status = self.status(d);
                let until = self.until(d);
                status.zip(until).map(|(s, u)| Effect::Give(it, s, u))
            }
            "order-attack" => Some(Effect::OrderAttack(it)),
            "put-on" => {
                let area = d.word(self, "area").and_then(|w| self.area(w, scope));
                let normal = d.prop_flag(self, "normal").unwrap_or(false);
                let only = match (d.prop_word(self, "only"), scope.room) {
                    (Some(word), Some(side)) => self.spaces(side, word),
                    (Some((word, at)), None) => {
                        self.error("C0116", at, &[("name", word), ("suggestion", "none")]);
                        None
                    }
                    (None, _) => None,
                };
                area.map(|area| Effect::PutOn { who: it, area, normal, only })
            }
            "move-points" => Some(Effect::MovePoints(it, self.next_num(d, "points", scope))),
            "extra-action" => Some(Effect::ExtraAction(it)),
            "remove" => Some(Effect::Remove(it)),
            "rescue" => Some(Effect::Rescue(it)),
            "draw" => Some(Effect::Draw(it)),
            "take-card" => {
                let card = d.word(self, "search card").and_then(|(w, at)| self.look(Kind::Search, w, at));
                card.map(|c| Effect::TakeCard(it, SearchId(c)))
            }
            "take-any" => {
                let words = d.words(self, "type of card");
                let bits = words.into_iter().filter_map(|w| self.one_of("C0117", w, &TYPES[..8]));
                let bits = bits.fold(0, |set, t| set | 1 << t as u16);
                Some(Effect::TakeAny(it, CardTypes(bits)))
            }
            _ => Some(Effect::GoMissing(it)),
        })
    }

    /// All other effects.
    fn other_effect(&mut self, d: &mut Decode, scope: Scope) -> Said<Effect> {
        let step = |cx: &mut Link, d: &mut Decode| d.int(cx, "number", -9..=9).map(|n| n as i8);
        Ok(match &*d.node.name {
            "fill-wheel" => Some(Effect::FillWheel(self.next_num(d, "cheese", scope))),
            "drain-wheel" => Some(Effect::DrainWheel(self.next_num(d, "cheese", scope))),
            "give-minions" => {
                let status = self.status(d);
                let until = self.until(d);
                status.zip(until).map(|(s, u)| Effect::GiveMinions(s, u))
            }
            "spawn" => {
                let kind = d.word(self, "minion").and_then(|(w, at)| self.look(Kind::Minion, w, at));
                let n = self.next_num(d, "how many", scope);
                let on = d.prop_word(self, "on").map(|w| self.one_space(w, scope));
                if let Some(kind) = kind {
                    self.no_ally(MinionId(kind), d.node.head());
                }
                match (kind.map(MinionId), on) {
                    (Some(kind), None) => Some(Effect::Spawn(kind, n)),
                    (Some(kind), Some(Some((side, space)))) => Some(Effect::SpawnOn(kind, n, side, space)),
                    _ => None,
                }
            }
            "return-to" => {
                let place = d.word(self, "space").and_then(|w| self.one_space(w, scope));
                place.map(|(side, space)| Effect::ReturnTo(side, space))
            }
            "swap-up" => Some(Effect::SwapUp),
            "hourglass" => step(self, d).map(Effect::Hourglass),
            "end-marker" => step(self, d).map(Effect::EndMarker),
            "set" => {
                let counter = d.word(self, "counter").and_then(|(w, at)| self.counter(w, at, true));
                let value = match d.any() {
                    None => Some(1),
                    Some(arg) => match arg.value {
                        Value::Bool(b) => Some(i64::from(b)),
                        _ => self.as_int(arg, "value", 0..=255),
                    },
                };
                counter.zip(value).map(|(c, v)| Effect::Set(c, v as u8))
            }
            "add" | "take" => {
                let counter = d.word(self, "counter").and_then(|(w, at)| self.counter(w, at, true));
                let n = self.next_num(d, "how many", scope);
                counter.map(|c| if d.node.name == "add" { Effect::Add(c, n) } else { Effect::Take(c, n) })
            }
            "check" => Some(self.check(d, scope)),
            "random" => Some(self.random(d, scope)),
            "each-cheese" => {
                let dice = d.prop("dice").and_then(|a| self.num(a, "dice", scope)).unwrap_or(Num::Is(1));
                let then = self.braces(d, scope);
                Some(Effect::EachCheese { dice, then })
            }
            "each" => d.word(self, "mouse, minion or figure").map(|noun| {
                let filter = self.filter(d, noun, Area::Board, scope);
                let then = self.braces(d, scope.picked());
                Effect::Each(filter, then)
            }),
            "choose" => {
                let choice = self.choice(d.node, scope);
                let then = self.braces(d, scope.picked());
                // `choice` has reported what nobody asked for.
                while d.any().is_some() {}
                d.take_props(&["up-to", "may", "other", "new", "wounded", "size", "seen", "on"]);
                choice.map(|(among, up_to, optional)| Effect::Choose { among, up_to, optional, then })
            }
            "decide" => self.decide(d, scope),
            "shuffle-back" => Some(Effect::ShuffleBack),
            "discard-this" => Some(Effect::DiscardThis),
            "search-dice" => d.int(self, "dice", 1..=9).map(|n| Effect::SearchDice(n as u8)),
            "search-succeeds" => Some(Effect::SearchSucceeds),
            "story" => d.word(self, "story moment").map(|(w, at)| Effect::Story(self.moment(w, at))),
            "achieve" => {
                let name =
                    d.word(self, "achievement").and_then(|(w, at)| self.look(Kind::Achievement, w, at));
                name.map(|a| Effect::Achieve(AchievementId(a)))
            }
            "set-mousetraps" => Some(Effect::SetMousetraps),
            "set-snare" => Some(Effect::SetSnare(self.next_num(d, "hits", scope))),
            "win" => Some(Effect::Win),
            "lose" => Some(Effect::Lose),
            "end-turn" => Some(Effect::EndTurn),
            "lay-tile" => {
                let side = self.room_word(d);
                self.laid_tiles.extend(side);
                side.map(Effect::LayTile)
            }
            "turn-tile" => self.room_word(d).map(Effect::TurnTile),
            "close-tile" => self.room_word(d).map(Effect::CloseTile),
            "leave" => self.ally_word(d).map(Effect::AllyLeaves),
            "join" if d.peek().is_some_and(|word| self.is_ally(word)) => {
                self.ally_word(d).map(Effect::AllyJoins)
            }
            "join" => {
                let word = d.word(self, "mouse");
                // A mouse joins on a space; what is no mouse and comes to no space is meant to be an ally.
                if let Some((word, at)) = word
                    && d.node.prop("on").is_none()
                    && self.find(Kind::Mouse, word).is_none()
                {
                    self.unknown_friend(word, at);
                    return Ok(None);
                }
                let mouse = word.and_then(|(w, at)| self.look(Kind::Mouse, w, at));
                let Some(on) = d.prop_word(self, "on") else {
                    self.missing(d.node, "on=");
                    return Ok(None);
                };
                let place = self.one_space(on, scope);
                mouse.zip(place).map(|(m, (side, space))| Effect::Join(MouseId(m), side, space))
            }
            _ => return Err(OtherWord),
        })
    }

    fn is_ally(&self, word: &str) -> bool {
        self.find(Kind::Minion, word).is_some_and(|kind| self.book.is_ally(MinionId(kind)))
    }

    /// Somebody who should join and is neither a mouse nor an ally.
    fn unknown_friend(&mut self, word: &str, at: At) {
        if self.find(Kind::Minion, word).is_some() {
            return self.error("C0437", at, &[("name", word), ("case", "foe")]);
        }
        let names = |kind: Kind, link: &Link| -> Vec<String> {
            let names = link.names.get(&kind).map_or(&[][..], |names| &names.list);
            names.iter().map(|(name, _)| name.clone()).collect()
        };
        let mut allies = names(Kind::Minion, self);
        allies.retain(|name| self.is_ally(name));
        self.offer_names(Kind::Mouse, at);
        self.offer(at, Some(Kind::Minion), allies.iter().map(String::as_str));
        let mice = names(Kind::Mouse, self);
        let suggestion = crate::diagnostic::nearest(word, mice.iter().chain(&allies).map(String::as_str));
        self.error("C0119", at, &[("name", word), ("kind", "figure"), ("suggestion", &suggestion)]);
    }

    /// An ally by its name.
    fn ally_word(&mut self, d: &mut Decode) -> Option<MinionId> {
        let (word, at) = d.word(self, "ally")?;
        let kind = self.look(Kind::Minion, word, at).map(MinionId)?;
        if !self.book.is_ally(kind) {
            self.error("C0437", at, &[("name", word), ("case", "foe")]);
            return None;
        }
        Some(kind)
    }

    /// A side by its name; one that is not on the chapter's map is reported with the rooms the chapter speaks of.
    fn room_word(&mut self, d: &mut Decode) -> Option<SideId> {
        let (word, at) = d.word(self, "room")?;
        let side = self.look(Kind::Room, word, at).map(SideId)?;
        self.moved_tiles.push((side, at));
        Some(side)
    }

    fn check(&mut self, d: &mut Decode, scope: Scope) -> Effect {
        let dice = d.prop("dice").and_then(|a| self.num(a, "dice", scope)).unwrap_or(Num::Is(1));
        let needs = d.prop_int(self, "needs", 1..=20).unwrap_or(1) as u8;
        if let Num::Is(n) = dice
            && n < needs
        {
            self.error("C0424", d.node.head(), &[("dice", &n.to_string()), ("needs", &needs.to_string())]);
        }
        let mut ways = [BlockId(0); 2];
        let mut written: [Option<At>; 2] = [None; 2];
        let kids = d.needs_block(self);
        for node in kids {
            let way = match &*node.name {
                "pass" => 0,
                "fail" => 1,
                _ => {
                    self.unknown_node(node, "check", &[&["pass", "fail"]]);
                    continue;
                }
            };
            if written[way].is_some() {
                self.error("C0012", node.head(), &[("word", &node.name)]);
            }
            written[way] = Some(node.head());
            let mut inner = Decode::new(node);
            ways[way] = self.braces(&mut inner, scope);
            inner.done(self);
        }
        if written == [None; 2] && d.node.children.is_some() {
            self.missing(d.node, "pass or fail");
        }
        self.block(Vec::new());
        Effect::Check { dice, needs, pass: ways[0], fail: ways[1] }
    }

    /// `random { lot 3 { ... }; lot 3 { ... } }`: the six faces of a die are dealt out in their order.
    fn random(&mut self, d: &mut Decode, scope: Scope) -> Effect {
        const FACES: u32 = 6;
        let mut lots: Vec<(FaceSet, BlockId)> = Vec::new();
        let (mut dealt, mut known) = (0, true);
        for node in d.needs_block(self) {
            if node.name != "lot" {
                known = false;
                self.unknown_node(node, "random", &[&["lot"]]);
                continue;
            }
            let mut inner = Decode::new(node);
            let faces = inner.int(self, "how many faces", 1..=5);
            known &= faces.is_some();
            let n = faces.unwrap_or(1) as u32;
            let faces = ((1u32 << n) - 1).checked_shl(dealt).unwrap_or(0) as u8;
            dealt += n;
            let then = self.braces(&mut inner, scope);
            inner.done(self);
            lots.push((FaceSet(faces), then));
        }
        if known && dealt != FACES {
            self.error("C0425", d.node.head(), &[("found", &dealt.to_string())]);
        }
        Effect::Random(lots)
    }

    fn decide(&mut self, d: &mut Decode, scope: Scope) -> Option<Effect> {
        let (name, at) = d.word(self, "name of the decision")?;
        self.declares(Kind::Decision, name, at);
        let prompt = self.prompt(name, at);
        let mut options: Vec<(u8, BlockId)> = Vec::new();
        for node in d.needs_block(self) {
            if node.name != "option" {
                self.unknown_node(node, "decide", &[&["option"]]);
                continue;
            }
            let mut inner = Decode::new(node);
            if let Some((option, at)) = inner.word(self, "name of the option") {
                self.note(Role::Declared, Kind::Answer, (option, at), name);
                let answer = self.prompt(&format!("{name}-{option}"), at);
                if options.iter().any(|(a, _)| *a == answer) {
                    self.error("C0101", at, &[("name", option), ("kind", "option")]);
                }
                let then = inner.block().map_or(BlockId(0), |kids| self.effect_block(kids, scope));
                options.push((answer, then));
            }
            inner.done(self);
        }
        if options.len() < 2 {
            self.error("C0411", at, &[("name", name)]);
        }
        Some(Effect::Decide { prompt, options })
    }
}

/// A condition that holds for all lines after it.
pub(crate) fn is_guard(node: &Node) -> bool {
    matches!(&*node.name, "if" | "unless" | "while") && (node.children.is_none() || asks_in_braces(node))
}
