//! A book of one page: a cellar of five spaces, two mice, two rats. Small enough to know by heart.

use engine::book::{
    Ability, Area, Attacks, BlockId, Book, CardType, Chapter, Classes, Colour, Cond, Damage, EncounterDeck,
    Figure, InitCard, MapTile, Minion, Mouse, Party, Reach, Requires, SearchCard, Side, Size, Slot, Space,
    Test, Wave, Weapon,
};
use engine::id::{
    AbilityId, ChapterId, InitId, MinionId, MouseId, SearchId, SideId, SpaceId, Spaces, TileId,
};
use engine::{Member, Options, Setup};
use std::sync::Arc;

fn space(name: &str, adjacent: &[u8]) -> Space {
    Space {
        name: name.into(),
        capacity: 4,
        at: (0, 0),
        adjacent: adjacent.iter().map(|s| SpaceId(*s)).collect(),
        climb: Spaces::NONE,
        red: Spaces::NONE,
        gap: Spaces::NONE,
        sees: Spaces(0b1_1111),
        hook: Spaces::NONE,
        current: Spaces::NONE,
        current_off: false,
    }
}

/// Five spaces in a row, from the stairs to the hole.
fn side(name: &str, number: u8, back: SideId) -> Side {
    let mut side = Side {
        number,
        name: name.into(),
        colour: Colour::Blue,
        back,
        spaces: vec![
            space("stairs", &[1]),
            space("shelf", &[0, 2]),
            space("barrel", &[1, 3]),
            space("wall", &[2, 4]),
            space("hole", &[3]),
        ],
        water: Spaces::NONE,
        special: Spaces::NONE,
        red_bordered: Spaces::NONE,
        entry: Spaces::one(SpaceId(4)),
        traps: Spaces::NONE,
        start: Some(SpaceId(0)),
        flip: None,
        exits: vec![],
        hidden: vec![],
        minion_steps: vec![],
        upstream: vec![],
        mouse_steps: vec![],
    };
    side.measure();
    side
}

fn mouse(name: &str, moves: u8) -> Mouse {
    Mouse {
        name: name.into(),
        classes: Classes::ANY,
        battle: 2,
        defense: 1,
        lore: 1,
        moves,
        life: 3,
        equipment: vec![SearchId(0)],
        rules: vec![],
        statics: vec![],
    }
}

fn ability(name: &str) -> Ability {
    Ability { name: name.into(), classes: Classes::ANY, only: None, rules: vec![] }
}

fn card(name: &str, kind: CardType, weapon: Option<Weapon>) -> SearchCard {
    SearchCard {
        name: name.into(),
        kind,
        copies: 2,
        slot: Slot::Paws(1),
        requires: Requires::default(),
        weapon,
        party_item: None,
        tags: 0,
        rules: vec![],
        statics: vec![],
        starting: false,
    }
}

/// The book.
pub(crate) fn book() -> Arc<Book> {
    let sword = Weapon { reach: Reach::Melee, bonus: 1, damage: Damage::Sharp, close: None };
    let rat = Minion {
        name: "rat".into(),
        size: Size::Small,
        figure: 0,
        limit: 4,
        kin: None,
        boss: false,
        cards: vec![InitId(0)],
        greedy: false,
        takes_bait: false,
        throws_grapes: false,
        fooled: engine::book::Fooled::Never,
        counts_for_roachmaster: false,
        beaten_by_catnip: false,
        counts_for_cat_tamer: false,
    };
    let rat_card = InitCard {
        name: "rat".into(),
        minion: MinionId(0),
        battle: 2,
        defense: 1,
        life: 1,
        attacks: Attacks::Melee,
        rules: vec![],
        statics: vec![],
    };
    let no_minions = Cond { negate: true, test: Test::MinionsOn(Area::Board, None, 1) };
    let chapter = Chapter {
        name: "cellar".into(),
        story: "small".into(),
        edition: [3; 32],
        coach: None,
        place: None,
        end_page: 4,
        party: Party { size: 2, allowed: 0b11, required: 0 },
        encounters: EncounterDeck::None,
        map: vec![MapTile { x: 0, y: 0, sides: [SideId(0), SideId(1)] }],
        start: vec![],
        minions: vec![(TileId(0), Wave { minions: vec![(MinionId(0), 2)], ..Wave::default() })],
        gifts: vec![],
        without: vec![],
        rooms: vec![],
        rules: vec![],
        statics: vec![],
        victory: vec![vec![no_minions]],
        defeat: vec![],
        capture_is_no_defeat: false,
        shown: 0,
        goals: vec![],
        nights: None,
        leads_to: vec![],
        counters: vec![("bells".into(), 0)],
        moments: vec![],
        remembers: vec![],
    };
    Arc::new(Book {
        sides: vec![side("cellar", 1, SideId(1)), side("crypt", 2, SideId(0))],
        mice: vec![mouse("ada", 1), mouse("bo", 2)],
        abilities: vec![ability("patience"), ability("courage")],
        search: vec![card("sword", CardType::Weapon, Some(sword)), card("button", CardType::Armor, None)],
        copies: vec![SearchId(0), SearchId(0), SearchId(1), SearchId(1)],
        minions: vec![rat],
        init_cards: vec![rat_card],
        figures: vec![Figure { name: "rat".into(), limit: 4 }],
        chapters: vec![chapter],
        blocks: vec![vec![]],
        ..Book::default()
    })
}

/// Ada and Bo go down.
pub(crate) fn setup() -> Setup {
    let member = |m: u8| Member { mouse: MouseId(m), abilities: vec![AbilityId(m)], kept: vec![] };
    Setup {
        chapter: ChapterId(0),
        party: vec![member(0), member(1)],
        options: Options::default(),
        achieved: 0,
        lost_last: false,
    }
}

/// A block that does nothing.
pub(crate) const NOTHING: BlockId = BlockId(0);
