//! Printed things to look at: cards, heroes, initiative cards, rooms. The same at every moment of a game.

use super::locale::Locale;
use super::printed::{AbilityFace, CardFace, HeroFace, InitFace, RoomPlan, SpacePlan, WeaponFace, type_key};
use super::say::raised;
use super::text;
use engine::book::{Attacks, Classes, Requires, Slot, Source};
use engine::id::{AbilityId, InitId, MouseId, SearchId, SideId, SpaceId};
use std::sync::Arc;
use words::GrammaticalCase;

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
            self.words().names(self.lang(), &format!("term-{}", c.name()), GrammaticalCase::Gen)
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
            out.push(self.say().mouse_noun("mouse", only).say("face-only"));
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
                text: text::card_text(self, Source::Search(SearchId(ix as u8))),
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
                text: text::card_text(self, Source::Ability(AbilityId(ix as u8))),
                flavour: self.try_plain(&format!("{key}.flavour")).unwrap_or_default(),
            })
        })
        .collect()
    }

    /// What an initiative card is called: its own name, or that of the minion whose only card it is.
    pub(crate) fn init_words(self, card: &engine::book::InitCard) -> String {
        let own = self.try_plain(&format!("init-{}", card.name));
        own.unwrap_or_else(|| self.plain(&format!("minion-{}", self.book().minions[card.minion.ix()].name)))
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
                name: raised(self.init_words(card)),
                minion: minion.name.clone(),
                boss: minion.boss,
                ally: self.book().is_ally(card.minion),
                battle: card.battle,
                defense: card.defense,
                life: card.life,
                attacks: card.attacks,
                habit: self.plain(match card.attacks {
                    _ if self.book().is_ally(card.minion) => "habit-ally",
                    Attacks::Melee => "habit-melee",
                    Attacks::Ranged => "habit-ranged",
                    Attacks::Pounces => "habit-pounces",
                    Attacks::Chases => "habit-chases",
                }),
                powers: text::powers(self, Source::Minion(InitId(ix as u8))),
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
                powers: text::powers(self, Source::Mouse(MouseId(ix as u8))),
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
