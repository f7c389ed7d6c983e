//! Attacks in progress and minions that fell: what battles keep beside the board.

use crate::board::list::Filler;
use crate::book::{Damage, Reach};
use crate::dice::Roll;
use crate::id::{CardId, Fig, InitId, MinionId, TileId};

/// An attack in progress.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Attack {
    /// Who attacks; none for automatic hits.
    pub attacker: Option<Fig>,
    /// Who is still to defend, as bits.
    pub targets: u64,
    /// Who defends now.
    pub target: Fig,
    /// Melee or ranged.
    pub reach: Reach,
    /// Kind of harm.
    pub damage: Damage,
    /// The weapon in use.
    pub weapon: Option<CardId>,
    /// The minion card that attacks.
    pub init: Option<InitId>,
    /// Dice of battle value or card.
    pub battle: u8,
    /// Bonus dice.
    pub bonus: i8,
    /// Battle doubled.
    pub doubled: bool,
    /// What each face is worth in hits.
    pub worth: [u8; 6],
    /// The attack dice.
    pub roll: Roll,
    /// Hits, once read.
    pub hits: u8,
    /// Hits that come without dice.
    pub sure_hits: u8,
    /// Dice more or fewer for every defender, from the attack.
    pub defender: i8,
    /// Dice more or fewer for the defender at hand.
    pub guard: i8,
    /// What each face blocks for the defender at hand.
    pub blocks_worth: [u8; 6],
    /// Blocks that come without dice.
    pub sure_blocks: u8,
    /// The defence dice.
    pub defense: Roll,
    /// Whether the defence dice lie.
    pub defending: bool,
    /// Wounds are poison.
    pub poison: bool,
    /// One more attack follows.
    pub again: bool,
    /// Cheese a mouse gets for each cheese of its attack.
    pub cheese_worth: u8,
    /// A mouse that attacks as a minion (EFF-4).
    pub charmed: bool,
    /// No cheese goes to the wheel from the attack roll (BRO-2, POW-5).
    pub no_wheel: bool,
    /// Wounds dealt to the defender at hand.
    pub dealt: u8,
    /// Everything was blocked.
    pub blocked: bool,
    /// The mouse whose card made automatic hits: what they defeat is its.
    pub credit: Option<u8>,
}

/// What each face hits in melee.
pub(crate) const MELEE: [u8; 6] = [0, 1, 1, 1, 0, 0];
/// What each face hits at range.
pub(crate) const RANGED: [u8; 6] = [0, 0, 0, 0, 1, 1];
/// What each face blocks.
pub(crate) const BLOCKS: [u8; 6] = [0, 0, 1, 1, 0, 0];

const fn hits_of(reach: Reach) -> [u8; 6] {
    match reach {
        Reach::Melee => MELEE,
        Reach::Ranged => RANGED,
    }
}

impl Attack {
    pub(crate) const fn new(attacker: Option<Fig>, targets: u64, reach: Reach, battle: u8) -> Attack {
        Attack {
            attacker,
            targets,
            target: Fig(targets.trailing_zeros() as u8),
            reach,
            damage: Damage::Sharp,
            weapon: None,
            init: None,
            battle,
            bonus: 0,
            doubled: false,
            worth: hits_of(reach),
            roll: Roll::NONE,
            hits: 0,
            sure_hits: 0,
            defender: 0,
            guard: 0,
            blocks_worth: BLOCKS,
            sure_blocks: 0,
            defense: Roll::NONE,
            defending: false,
            poison: false,
            again: false,
            cheese_worth: 1,
            charmed: false,
            no_wheel: false,
            dealt: 0,
            blocked: false,
            credit: None,
        }
    }

    /// The dice a rule would speak of: the defence once it lies, else the attack.
    pub(crate) const fn dice_at_hand(&self) -> Roll {
        if self.defending { self.defense } else { self.roll }
    }

    /// Dice to roll for the attack.
    pub(crate) const fn dice(&self) -> u8 {
        let base = if self.doubled { self.battle as i16 * 2 } else { self.battle as i16 };
        let dice = base + self.bonus as i16;
        if dice < 0 {
            0
        } else if dice > u8::MAX as i16 {
            u8::MAX
        } else {
            dice as u8
        }
    }

    pub(crate) fn set_reach(&mut self, reach: Reach) {
        self.reach = reach;
        self.worth = hits_of(reach);
    }
}

/// A minion that fell: powers after its defeat wait until the surge is over (RUL-16).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Defeated {
    pub fig: Fig,
    pub kind: MinionId,
    pub by: u8,
    pub tile: TileId,
    pub weapon: Option<CardId>,
    pub reach: Reach,
}

impl Filler for Attack {
    const FILLER: Attack = Attack::new(None, 1, Reach::Melee, 0);
}

impl Filler for Defeated {
    const FILLER: Defeated = Defeated {
        fig: Fig::mouse(0),
        kind: MinionId(0),
        by: 0,
        tile: TileId(0),
        weapon: None,
        reach: Reach::Melee,
    };
}
