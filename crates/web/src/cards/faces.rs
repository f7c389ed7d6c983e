//! Card faces in cut paper: heroes, initiative cards, abilities, search cards, encounters. The same faces lie on the
//! table, on the page of cards and in the gallery.

use crate::page::Page;
use engine::book::{Attacks, CardType, Damage, Reach, Slot};
use maud::{Markup, html};
use view::{AbilityFace, CardFace, EncounterFace, HeroFace, InitFace, PowerText, WaveView};
use words::Args;

/// A hero card.
pub(crate) fn hero(page: Page, hero: &HeroFace) -> Markup {
    let values = [
        ("battle", hero.battle),
        ("defense", hero.defense),
        ("lore", hero.lore),
        ("move", hero.moves),
        ("life", hero.life),
    ];
    let spoken = page.say(
        "web-hero-values",
        &Args::new()
            .num("battle", hero.battle)
            .num("defense", hero.defense)
            .num("lore", hero.lore)
            .num("moves", hero.moves)
            .num("life", hero.life),
    );
    html! {
        article.face.hero-face data-card=(hero.id) {
            (window(page, Some(&hero.id), &[], None))
            (signs(page, &hero.class_ids))
            h3 { (hero.name) }
            p.kind { (hero.title) " · " (hero.classes) }
            (stats(page, &values, &spoken))
            (powers(&hero.powers))
            p.worn { (hero.equipment.join(", ")) }
            (flavour(&hero.flavour))
        }
    }
}

/// A minion's or boss's initiative card.
pub(crate) fn initiative(page: Page, card: &InitFace) -> Markup {
    let values = [("battle", card.battle), ("defense", card.defense), ("life", card.life)];
    let spoken = page.say(
        "web-init-values",
        &Args::new().num("battle", card.battle).num("defense", card.defense).num("life", card.life),
    );
    let reach = match card.attacks {
        Attacks::Melee => "melee",
        Attacks::Ranged => "ranged",
        Attacks::Pounces | Attacks::Chases => "paw",
    };
    html! {
        article.face.foe-face.boss[card.boss] data-card=(card.id) {
            (window(page, Some(&card.minion), &[], None))
            @if !card.ally { (signs(page, &[reach])) }
            h3 { (card.name) }
            @if !card.ally { (stats(page, &values, &spoken)) }
            p { (card.habit) }
            (powers(&card.powers))
            (flavour(&card.flavour))
        }
    }
}

/// An ability card.
pub(crate) fn ability(page: Page, card: &AbilityFace) -> Markup {
    let emblems = if card.class_ids.is_empty() { vec!["paw"] } else { card.class_ids.clone() };
    let price = page.say("web-costs", &Args::new().num("n", card.cost));
    html! {
        article.face.ability-face data-card=(card.id) {
            (window(page, card.only.as_deref(), &emblems, None))
            p.price title=(price) {
                span.visually-hidden { (price) }
                @if let Some(url) = page.pictures.figure("cheese") {
                    @for _ in 0..card.cost { img src=(url) alt="" width="26" height="26" loading="lazy"; }
                }
            }
            h3 { (card.name) }
            p.kind { @if card.line.is_empty() { (page.t("web-anybody")) } @else { (card.line) } }
            p { (card.text) }
            (flavour(&card.flavour))
        }
    }
}

/// A search card.
pub(crate) fn search(page: Page, card: &CardFace) -> Markup {
    let kind = kind_icon(card.kind);
    let mut emblems = vec![kind];
    if let Some(weapon) = &card.weapon {
        emblems = vec![match (weapon.reach, weapon.damage) {
            (Reach::Ranged, Damage::Sharp) => "archer",
            (_, Damage::Sharp) => "sharp",
            (_, Damage::Blunt) => "blunt",
            (_, Damage::Magic) => "magic",
        }];
    } else if card.kind == CardType::Armor {
        emblems = vec![if card.slot == Slot::Head { "warrior" } else { "defense" }];
    }
    let mut corner: Vec<&str> = match card.slot {
        Slot::Paws(n) => vec!["paw"; n as usize],
        Slot::Head => vec!["head"],
        Slot::Body => vec!["body"],
        Slot::None => vec![kind],
    };
    if let Some(weapon) = &card.weapon {
        corner.push(match weapon.reach {
            Reach::Melee => "melee",
            Reach::Ranged => "ranged",
        });
    }
    let bonus = card.weapon.as_ref().filter(|w| w.bonus > 0).map(|w| i64::from(w.bonus));
    html! {
        article class={ "face search-face " (kind) } data-card=(card.id) {
            (window(page, Some(&card.id), &emblems, bonus.map(|n| page.say("web-dice-bonus", &Args::new().num("n", n)))))
            (signs(page, &corner))
            @if card.copies > 1 { p.copies { "×" (card.copies) } }
            h3 { (card.name) }
            p.kind { (card.kind_name) }
            @if !card.line.is_empty() {
                p.needs { @for class in &card.class_ids { (page.pictures.icon(class)) } (card.line) }
            }
            @if !card.text.is_empty() { p { (card.text) } }
            (flavour(&card.flavour))
        }
    }
}

/// An encounter card: its keywords, six rows of pages, and the surge.
pub(crate) fn encounter(page: Page, card: &EncounterFace) -> Markup {
    let last = card.pages.len();
    html! {
        article.face.encounter-face.difficult[card.difficult] data-card=(card.id) {
            h3 { (card.name) }
            p.kind {
                (page.t(if card.difficult { "web-difficult" } else { "web-standard" }))
                @if card.ambush { span.keyword { (page.pictures.icon("ambush")) (page.t("web-roll-ambush")) } }
                @if card.mousetraps { span.keyword { (page.pictures.icon("trap")) (page.t("web-mousetraps")) } }
            }
            table.waves {
                tbody {
                    @for (i, wave) in card.pages.iter().enumerate() {
                        tr {
                            th scope="row" {
                                span.visually-hidden { (page.t("web-page-word")) " " } (i + 1) @if i + 1 == last { "+" }
                            }
                            td { (row(page, wave)) }
                        }
                    }
                    tr.surge-row {
                        th scope="row" { (page.pictures.icon("surge")) span.visually-hidden { (page.t("web-surge-word")) } }
                        td { (row(page, &card.surge)) }
                    }
                }
            }
            (flavour(&card.flavour))
        }
    }
}

/// Who comes: a picture of each kind, then the words.
fn row(page: Page, wave: &WaveView) -> Markup {
    html! {
        span.who-comes {
            @for (kind, _) in &wave.minions {
                @if let Some(url) = page.pictures.minion(kind, wave.greedy) {
                    img src=(url) alt="" width="28" height="28" loading="lazy";
                }
            }
            (wave.text)
        }
    }
}

/// The lit window of a card: the picture of that name, or signs in its place, and what it adds.
fn window(page: Page, picture: Option<&str>, emblems: &[&str], bonus: Option<String>) -> Markup {
    let url = picture.and_then(|name| page.pictures.figure(name));
    html! {
        div.window {
            @match url {
                Some(url) => img src=(url) alt="" width="104" height="104" loading="lazy";,
                None => @for name in emblems { (page.pictures.icon(name)) },
            }
            @if let Some(bonus) = bonus { span.bonus { (bonus) } }
        }
    }
}

/// Small signs in the corner.
fn signs(page: Page, names: &[&str]) -> Markup {
    html! { @if !names.is_empty() { p.signs { @for name in names { (page.pictures.icon(name)) } } } }
}

/// Values as icons with numbers, and one sentence for those who listen.
fn stats(page: Page, values: &[(&str, u8)], spoken: &str) -> Markup {
    html! {
        p.stats title=(spoken) {
            span.visually-hidden { (spoken) }
            @for (name, value) in values { span aria-hidden="true" { (page.pictures.icon(name)) (value) } }
        }
    }
}

fn powers(powers: &[PowerText]) -> Markup {
    html! { @for power in powers { p { b { (power.name) } " " (power.text) } } }
}

fn flavour(text: &str) -> Markup {
    html! { @if !text.is_empty() { p.flavour { (text) } } }
}

fn kind_icon(kind: CardType) -> &'static str {
    match kind {
        CardType::Weapon => "battle",
        CardType::Armor => "defense",
        CardType::Accessory => "accessory",
        CardType::Item => "item",
        CardType::Scroll => "scroll",
        CardType::Trick => "trick",
        CardType::Fortune => "fortune",
        CardType::Treachery => "treachery",
        CardType::PartyItem => "party-item",
    }
}
