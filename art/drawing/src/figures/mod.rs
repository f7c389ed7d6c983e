//! Figures, tokens, die faces and icons: one small square file each, in the same paper and light as the rooms.

mod bosses;
mod dice;
mod finds;
mod foes;
mod icons;
mod keepsakes;
pub mod kit;
pub(crate) mod mice;
mod people;
mod story;
mod tokens;

pub use dice::{FACES, Symbol};
pub use kit::DrawFigure;

/// A shelf of the gallery.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Smooth ring, round badge.
    Mouse,
    /// Toothed ring, shield badge.
    Foe,
    /// Markers, party items, achievements.
    Token,
    /// The six faces of the action die.
    Die,
    /// What a card shows in its window.
    Card,
    /// One colour, that of the text around it.
    Icon,
}

impl Kind {
    /// The mark in the file.
    pub const fn name(self) -> &'static str {
        match self {
            Kind::Mouse => "mouse",
            Kind::Foe => "foe",
            Kind::Token => "token",
            Kind::Die => "die",
            Kind::Card => "card",
            Kind::Icon => "icon",
        }
    }
}

const MICE: [(&str, DrawFigure); 6] = [
    ("collin", mice::collin),
    ("filch", mice::filch),
    ("lily", mice::lily),
    ("maginos", mice::maginos),
    ("nez", mice::nez),
    ("tilda", mice::tilda),
];

const FOES: [(&str, DrawFigure); 14] = [
    ("rat-warrior", foes::rat_warrior),
    ("elite-rat", foes::elite_rat),
    ("roach", foes::roach),
    ("greedy-roach", foes::greedy_roach),
    ("spider", foes::spider),
    ("centipede", foes::centipede),
    ("captain-vurst", bosses::captain_vurst),
    ("skitter-clak", bosses::skitter_clak),
    ("vanestra", bosses::vanestra),
    ("vanestra-at-her-mirror", bosses::vanestra_at_her_mirror),
    ("vanestra-in-haste", bosses::vanestra_in_haste),
    ("vanestra-the-spider", bosses::vanestra_the_spider),
    ("brodie", bosses::brodie),
    ("crow", bosses::crow),
];

const TOKENS: [(&str, DrawFigure); 26] = [
    ("wound", tokens::wound),
    ("poison", tokens::poison),
    ("stunned", tokens::stunned),
    ("webbed", tokens::webbed),
    ("charmed", tokens::charmed),
    ("knocked-down", tokens::knocked_down),
    ("mousetrap", tokens::mousetrap),
    ("cheese", tokens::cheese),
    ("hourglass", tokens::hourglass),
    ("end-marker", tokens::end_marker),
    ("snare", tokens::snare),
    ("disguises", keepsakes::disguises),
    ("fishhook-and-thread", keepsakes::fishhook_and_thread),
    ("dinner-fork", keepsakes::dinner_fork),
    ("grape", keepsakes::grape),
    ("catnip", keepsakes::catnip),
    ("cheesemaster", keepsakes::cheesemaster),
    ("roachmaster", keepsakes::roachmaster),
    ("poisonmaster", keepsakes::poisonmaster),
    ("scaper", keepsakes::scaper),
    ("cat-tamer", keepsakes::cat_tamer),
    ("story-achievement", keepsakes::story_achievement),
    ("storyteller", mice::storyteller),
    ("bodkin", people::bodkin),
    ("maggie", people::maggie),
    ("tip", people::tip),
];

const FINDS: [(&str, DrawFigure); 31] = [
    ("collins-sword", finds::collins_sword),
    ("dagger", finds::dagger),
    ("paring-knife", finds::paring_knife),
    ("rusty-nail", finds::rusty_nail),
    ("toothpick", finds::toothpick),
    ("tildas-mace", finds::tildas_mace),
    ("acorn-flail", finds::acorn_flail),
    ("nezs-hammer", finds::nezs_hammer),
    ("pebble-sling", finds::pebble_sling),
    ("maginos-staff", finds::maginos_staff),
    ("scorching-wand", finds::scorching_wand),
    ("lilys-bow", finds::lilys_bow),
    ("accurate-bow", finds::accurate_bow),
    ("enchanted-bow", finds::enchanted_bow),
    ("long-bow", finds::long_bow),
    ("leather-breastplate", finds::leather_breastplate),
    ("fish-scale-mail", finds::fish_scale_mail),
    ("shifting-cloak", finds::shifting_cloak),
    ("button-shield", finds::button_shield),
    ("thimble-helmet", finds::thimble_helmet),
    ("acorn-cap", finds::acorn_cap),
    ("ring-of-cat-strength", finds::ring_of_cat_strength),
    ("fickle-amulet", finds::fickle_amulet),
    ("felt-boots", finds::felt_boots),
    ("beetle-glass-lens", finds::beetle_glass_lens),
    ("tinkerers-treasure", finds::tinkerers_treasure),
    ("cheese-wedge", finds::cheese_wedge),
    ("herb-poultice", finds::herb_poultice),
    ("antidote", finds::antidote),
    ("pepper-pouch", finds::pepper_pouch),
    ("spring-and-nail", finds::spring_and_nail),
];

const DICE: [(&str, DrawFigure); 6] = [
    ("die-1", dice::die),
    ("die-2", dice::die),
    ("die-3", dice::die),
    ("die-4", dice::die),
    ("die-5", dice::die),
    ("die-6", dice::die),
];

/// Every drawing: its shelf, its name and how it is drawn.
pub fn all() -> Vec<(Kind, &'static str, DrawFigure)> {
    let shelf = |kind, drawings: &'static [(&'static str, DrawFigure)]| {
        drawings.iter().map(move |&(name, draw)| (kind, name, draw))
    };
    shelf(Kind::Mouse, &MICE)
        .chain(shelf(Kind::Foe, &FOES))
        .chain(shelf(Kind::Token, &TOKENS))
        .chain(shelf(Kind::Token, story::TOKENS))
        .chain(shelf(Kind::Die, &DICE))
        .chain(shelf(Kind::Card, &FINDS))
        .chain(icons::names().map(|name| (Kind::Icon, name, icons::icon as DrawFigure)))
        .collect()
}
