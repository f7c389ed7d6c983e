//! Printed things to look at: cards, heroes, initiative cards, rooms. The same at every moment of a game.

use crate::Locale;
use crate::say::raised;
use engine::book::{Attacks, CardType, Classes, Edge, Flip, Requires, Slot, Source};
use engine::id::{AbilityId, InitId, MouseId, SearchId, SideId, SpaceId};
use serde::Serialize;
use std::hash::{Hash, Hasher};
use std::sync::Arc;
use words::Case;

/// A search card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct CardFace {
    /// Id.
    pub id: String,
    /// Name in the language.
    pub name: String,
    /// Type, for icons.
    pub kind: CardType,
    /// Type in the language.
    pub kind_name: String,
    /// Where it is worn and who may use it, in words; may be empty.
    pub line: String,
    /// What it does, in words; may be empty for a plain weapon.
    pub text: String,
    /// A line for the mood.
    pub flavour: String,
    /// If it is a weapon.
    pub weapon: Option<WeaponFace>,
    /// Where it is worn, for icons.
    pub slot: Slot,
    /// Classes that may use it, for icons; nobody in particular means everybody.
    pub class_ids: Vec<&'static str>,
    /// How many there are.
    pub copies: u8,
}

/// What a weapon does.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct WeaponFace {
    /// Melee or ranged.
    pub reach: engine::book::Reach,
    /// Added dice.
    pub bonus: i8,
    /// Kind of harm.
    pub damage: engine::book::Damage,
}

/// An ability card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct AbilityFace {
    /// Id.
    pub id: String,
    /// Name in the language.
    pub name: String,
    /// Cheese it costs.
    pub cost: u8,
    /// Classes that may learn it, in words.
    pub line: String,
    /// Classes that may learn it, for icons; nobody in particular means everybody.
    pub class_ids: Vec<&'static str>,
    /// The only mouse that may learn it, by id.
    pub only: Option<String>,
    /// What it does, in words.
    pub text: String,
    /// A line for the mood.
    pub flavour: String,
}

/// A power printed on a hero or initiative card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PowerText {
    /// Its name.
    pub name: String,
    /// What it does, in words.
    pub text: String,
}

/// A hero card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct HeroFace {
    /// Id.
    pub id: String,
    /// Name in the language.
    pub name: String,
    /// Who it is: "The Prince".
    pub title: String,
    /// Class or classes, in words.
    pub classes: String,
    /// Class or classes, for icons.
    pub class_ids: Vec<&'static str>,
    /// Dice to attack.
    pub battle: u8,
    /// Dice to defend.
    pub defense: u8,
    /// Lore.
    pub lore: u8,
    /// Added to the movement die.
    pub moves: u8,
    /// Wounds that capture it.
    pub life: u8,
    /// Powers.
    pub powers: Vec<PowerText>,
    /// Names of its starting equipment.
    pub equipment: Vec<String>,
    /// A line for the mood.
    pub flavour: String,
}

/// A minion's initiative card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct InitFace {
    /// Id.
    pub id: String,
    /// Name in the language.
    pub name: String,
    /// The kind of minion, by id.
    pub minion: String,
    /// A boss.
    pub boss: bool,
    /// Dice to attack.
    pub battle: u8,
    /// Dice to defend.
    pub defense: u8,
    /// Wounds it takes.
    pub life: u8,
    /// How it attacks.
    pub attacks: Attacks,
    /// What it does in its turn, in words.
    pub habit: String,
    /// Powers.
    pub powers: Vec<PowerText>,
    /// A line for the mood.
    pub flavour: String,
}

/// A room as drawn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct RoomPlan {
    /// Id of the side.
    pub id: String,
    /// The number printed on it.
    pub number: u8,
    /// Name in the language.
    pub name: String,
    /// A line for the mood.
    pub flavour: String,
    /// Below ground or between the walls.
    pub below: bool,
    /// Its spaces.
    pub spaces: Vec<SpacePlan>,
    /// The edges with an exit.
    pub exits: Vec<Edge>,
    /// For each space those a melee attack reaches from it, as bits in the order of `spaces`.
    pub near: Vec<u64>,
}

/// A space as drawn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SpacePlan {
    /// Id.
    pub id: String,
    /// Label in the language.
    pub label: String,
    /// Where figures stand, 0 to 1000.
    pub x: i16,
    /// Where figures stand, 0 to 1000.
    pub y: i16,
    /// Outline as SVG path data.
    pub outline: String,
    /// How many small figures fit.
    pub capacity: u8,
    /// Water.
    pub water: bool,
    /// A current runs here.
    pub current: bool,
    /// A special area.
    pub special: bool,
    /// Minions enter here.
    pub entry: bool,
    /// A red X.
    pub trap: bool,
    /// The flip space and its kind.
    pub flip: Option<Flip>,
    /// Edges of exits next to it.
    pub exits: Vec<Edge>,
    /// Ids of the spaces next to it.
    pub adjacent: Vec<String>,
    /// Ids of the spaces seen from it.
    pub sees: Vec<String>,
}

/// What is printed is the same at every moment of a game: its id tells it from everything else in its language.
macro_rules! told_apart_by_id {
    ($($printed:ty),*) => {
        $(impl Hash for $printed {
            fn hash<H: Hasher>(&self, state: &mut H) {
                self.id.hash(state);
            }
        })*
    };
}

told_apart_by_id!(
    CardFace,
    AbilityFace,
    HeroFace,
    InitFace,
    RoomPlan,
    SpacePlan,
    crate::EncounterFace,
    crate::RuleRef
);

pub(crate) fn type_key(kind: CardType) -> &'static str {
    match kind {
        CardType::Weapon => "type-weapon",
        CardType::Armor => "type-armor",
        CardType::Accessory => "type-accessory",
        CardType::Item => "type-item",
        CardType::Scroll => "type-scroll",
        CardType::Trick => "type-trick",
        CardType::Fortune => "type-fortune",
        CardType::Treachery => "type-treachery",
        CardType::PartyItem => "type-party-item",
    }
}

fn class_ids(classes: Classes) -> Vec<&'static str> {
    classes.iter().map(engine::book::Class::name).collect()
}

impl Locale<'_> {
    pub(crate) fn class_names(self, classes: Classes) -> Vec<String> {
        classes.iter().map(|c| self.plain(&format!("term-{}", c.name()))).collect()
    }

    /// Classes in the plural, as "for archers" asks for them.
    pub(crate) fn classes_many(self, classes: Classes) -> Vec<String> {
        let name = |c: engine::book::Class| {
            self.words().names(self.lang(), &format!("term-{}", c.name()), Case::Gen)
        };
        classes.iter().map(name).collect()
    }

    fn requires_line(self, requires: Requires) -> Vec<String> {
        let mut out = Vec::new();
        if !requires.classes.iter().eq([]) {
            let classes = self.classes_many(requires.classes);
            out.push(self.say().text("classes", self.either(&classes)).say("face-classes"));
        }
        if requires.lore > 0 {
            out.push(self.say().num("n", requires.lore).say("face-lore"));
        }
        if requires.battle > 0 {
            out.push(self.say().num("n", requires.battle).say("face-battle"));
        }
        if let Some(only) = requires.only {
            out.push(self.say().text("mouse", self.mouse(only, Case::Nom)).say("face-only"));
        }
        out
    }

    pub(crate) fn card_faces(self) -> Vec<Arc<CardFace>> {
        let all = self.book().search.iter().enumerate();
        all.map(|(ix, card)| {
            let mut line = match card.slot {
                Slot::Paws(n) => vec![self.say().num("n", n).say("face-paws")],
                Slot::Head => vec![raised(self.plain("face-head"))],
                Slot::Body => vec![raised(self.plain("face-body"))],
                Slot::None => vec![],
            };
            line.extend(self.requires_line(card.requires));
            let key = format!("card-{}", card.name);
            Arc::new(CardFace {
                id: card.name.clone(),
                name: raised(self.plain(&key)),
                kind: card.kind,
                kind_name: self.plain(type_key(card.kind)),
                line: line.join(" "),
                text: crate::text::card_text(self, Source::Search(SearchId(ix as u8))),
                flavour: self.try_plain(&format!("{key}.flavour")).unwrap_or_default(),
                weapon: card.weapon.map(|w| WeaponFace { reach: w.reach, bonus: w.bonus, damage: w.damage }),
                slot: card.slot,
                class_ids: class_ids(card.requires.classes),
                copies: card.copies,
            })
        })
        .collect()
    }

    pub(crate) fn ability_faces(self) -> Vec<Arc<AbilityFace>> {
        let all = self.book().abilities.iter().enumerate();
        all.map(|(ix, card)| {
            let key = format!("ability-{}", card.name);
            let cost = card.rules.first().map_or(0, |r| self.book().rules[r.0 as usize].cost);
            let requires = Requires { classes: card.classes, only: card.only, ..Requires::default() };
            Arc::new(AbilityFace {
                id: card.name.clone(),
                name: raised(self.plain(&key)),
                cost,
                line: self.requires_line(requires).join(" "),
                class_ids: class_ids(card.classes),
                only: card.only.map(|m| self.book().mice[m.ix()].name.clone()),
                text: crate::text::card_text(self, Source::Ability(AbilityId(ix as u8))),
                flavour: self.try_plain(&format!("{key}.flavour")).unwrap_or_default(),
            })
        })
        .collect()
    }

    pub(crate) fn init_faces(self) -> Vec<Arc<InitFace>> {
        let all = self.book().init_cards.iter().enumerate();
        all.map(|(ix, card)| {
            let key = format!("init-{}", card.name);
            let minion = &self.book().minions[card.minion.ix()];
            let flavour = self
                .try_plain(&format!("{key}.flavour"))
                .or_else(|| self.try_plain(&format!("minion-{}.flavour", minion.name)));
            Arc::new(InitFace {
                id: card.name.clone(),
                name: raised(self.plain(&key)),
                minion: minion.name.clone(),
                boss: minion.boss,
                battle: card.battle,
                defense: card.defense,
                life: card.life,
                attacks: card.attacks,
                habit: self.plain(match card.attacks {
                    Attacks::Melee => "habit-melee",
                    Attacks::Ranged => "habit-ranged",
                    Attacks::Pounces => "habit-pounces",
                    Attacks::Chases => "habit-chases",
                }),
                powers: crate::text::powers(self, Source::Minion(InitId(ix as u8))),
                flavour: flavour.unwrap_or_default(),
            })
        })
        .collect()
    }

    pub(crate) fn hero_faces(self) -> Vec<Arc<HeroFace>> {
        let all = self.book().mice.iter().enumerate();
        all.map(|(ix, mouse)| {
            let key = format!("mouse-{}", mouse.name);
            Arc::new(HeroFace {
                id: mouse.name.clone(),
                name: self.plain(&key),
                title: self.try_plain(&format!("{key}.title")).unwrap_or_default(),
                classes: raised(self.list(&self.class_names(mouse.classes))),
                class_ids: class_ids(mouse.classes),
                battle: mouse.battle,
                defense: mouse.defense,
                lore: mouse.lore,
                moves: mouse.moves,
                life: mouse.life,
                powers: crate::text::powers(self, Source::Mouse(MouseId(ix as u8))),
                equipment: mouse.equipment.iter().map(|c| self.card_name(*c).to_string()).collect(),
                flavour: self.try_plain(&format!("{key}.flavour")).unwrap_or_default(),
            })
        })
        .collect()
    }

    pub(crate) fn plans(self) -> Vec<Arc<RoomPlan>> {
        let book = self.book();
        let all = book.sides.iter().enumerate();
        all.map(|(ix, side)| {
            let drawing = self.catalogue().drawings().iter().find(|d| d.side.name == side.name);
            let names = |set: engine::id::Spaces| set.iter().map(|s| side.space(s).name.clone()).collect();
            let spaces = side.spaces.iter().enumerate().map(|(at, space)| {
                let id = SpaceId(at as u8);
                SpacePlan {
                    id: space.name.clone(),
                    label: raised(self.space_label(&space.name)),
                    x: space.at.0,
                    y: space.at.1,
                    outline: drawing.map(|d| d.outline_path(id)).unwrap_or_default(),
                    capacity: space.capacity,
                    water: side.water.has(id),
                    current: !space.current.is_empty() || space.current_off,
                    special: side.special.has(id),
                    entry: side.entry.has(id),
                    trap: side.traps.has(id),
                    flip: side.flip.filter(|f| f.0 == id).map(|f| f.1),
                    exits: side.exits.iter().filter(|e| e.spaces.has(id)).map(|e| e.edge).collect(),
                    adjacent: names(space.adjacent),
                    sees: names(space.sees),
                }
            });
            let key = format!("room-{}", side.name);
            Arc::new(RoomPlan {
                id: side.name.clone(),
                number: side.number,
                name: self.room_name(SideId(ix as u8)).to_string(),
                flavour: self.try_plain(&format!("{key}.flavour")).unwrap_or_default(),
                below: side.colour == engine::book::Colour::Blue,
                spaces: spaces.collect(),
                exits: side.exits.iter().map(|e| e.edge).collect(),
                near: side.all().iter().map(|s| side.near(s).0).collect(),
            })
        })
        .collect()
    }
}
