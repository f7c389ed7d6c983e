//! Why a bot chose what it chose: a key for words and what fills it.

use engine::Book;
use engine::id::{AbilityId, MinionId, MouseId, SearchId};

/// A reason. Its sentence stands in `bots.ftl` under [`Reason::key`].
///
/// No reason names a room: a hint must not tell what lies behind an exit nobody has taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Reason {
    Whim,
    OnlyChoice,
    Attack { foe: MinionId, percent: u8 },
    AttackBoss { foe: MinionId, percent: u8 },
    CloseIn { foe: MinionId },
    Guard { mouse: MouseId },
    StepBack,
    SearchHere,
    SearchFor { card: SearchId },
    Onward,
    Explore,
    Gather,
    Errand,
    WaitForOthers,
    WaitForRescue { mouse: MouseId },
    TurnDone,
    YouLead,
    ClimbOut,
    GetUp,
    Recover,
    LookFor { mouse: MouseId },
    Learn { ability: AbilityId },
    UseAbility { ability: AbilityId },
    UseCard { card: SearchId },
    UsePower,
    ExtraAction,
    SaveCheese,
    Wear { card: SearchId },
    Stow { card: SearchId },
    Hand { card: SearchId, mouse: MouseId },
    DialogueDone,
    Keep { card: SearchId },
    Cash { card: SearchId },
    Discard { card: SearchId },
    TakeCard { card: SearchId },
    Heal { mouse: MouseId },
    LeastHarm,
    SafestSpace,
    WeakestCard,
    Disguise,
    NoDisguise,
    BestDice,
    FromTheWheel,
    Cure,
    StoryAnswer,
    Bait,
    Catnip,
    Tried { percent: u8, playouts: u32 },
}

/// What stands for a placeable of a reason's sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ReasonArg {
    /// A number.
    Number(u32),
    /// The key of a noun in the words of the box, e.g. `minion-rat-warrior`.
    Noun(String),
}

impl Reason {
    /// The key of its sentence.
    pub const fn key(self) -> &'static str {
        match self {
            Reason::Whim => "bot-reason-whim",
            Reason::OnlyChoice => "bot-reason-only-choice",
            Reason::Attack { .. } => "bot-reason-attack",
            Reason::AttackBoss { .. } => "bot-reason-attack-boss",
            Reason::CloseIn { .. } => "bot-reason-close-in",
            Reason::Guard { .. } => "bot-reason-guard",
            Reason::StepBack => "bot-reason-step-back",
            Reason::SearchHere => "bot-reason-search-here",
            Reason::SearchFor { .. } => "bot-reason-search-for",
            Reason::Onward => "bot-reason-onward",
            Reason::Explore => "bot-reason-explore",
            Reason::Gather => "bot-reason-gather",
            Reason::Errand => "bot-reason-errand",
            Reason::WaitForOthers => "bot-reason-wait-for-others",
            Reason::WaitForRescue { .. } => "bot-reason-wait-for-rescue",
            Reason::TurnDone => "bot-reason-turn-done",
            Reason::YouLead => "bot-reason-you-lead",
            Reason::ClimbOut => "bot-reason-climb-out",
            Reason::GetUp => "bot-reason-get-up",
            Reason::Recover => "bot-reason-recover",
            Reason::LookFor { .. } => "bot-reason-look-for",
            Reason::Learn { .. } => "bot-reason-learn",
            Reason::UseAbility { .. } => "bot-reason-use-ability",
            Reason::UseCard { .. } => "bot-reason-use-card",
            Reason::UsePower => "bot-reason-use-power",
            Reason::ExtraAction => "bot-reason-extra-action",
            Reason::SaveCheese => "bot-reason-save-cheese",
            Reason::Wear { .. } => "bot-reason-wear",
            Reason::Stow { .. } => "bot-reason-stow",
            Reason::Hand { .. } => "bot-reason-hand",
            Reason::DialogueDone => "bot-reason-dialogue-done",
            Reason::Keep { .. } => "bot-reason-keep",
            Reason::Cash { .. } => "bot-reason-cash",
            Reason::Discard { .. } => "bot-reason-discard",
            Reason::TakeCard { .. } => "bot-reason-take-card",
            Reason::Heal { .. } => "bot-reason-heal",
            Reason::LeastHarm => "bot-reason-least-harm",
            Reason::SafestSpace => "bot-reason-safest-space",
            Reason::WeakestCard => "bot-reason-weakest-card",
            Reason::Disguise => "bot-reason-disguise",
            Reason::NoDisguise => "bot-reason-no-disguise",
            Reason::BestDice => "bot-reason-best-dice",
            Reason::FromTheWheel => "bot-reason-from-the-wheel",
            Reason::Cure => "bot-reason-cure",
            Reason::StoryAnswer => "bot-reason-story-answer",
            Reason::Bait => "bot-reason-bait",
            Reason::Catnip => "bot-reason-catnip",
            Reason::Tried { .. } => "bot-reason-tried",
        }
    }

    /// What fills its sentence: name of the placeable, and its value.
    pub fn args(self, book: &Book) -> Vec<(&'static str, ReasonArg)> {
        let foe = |k: MinionId| ("foe", ReasonArg::Noun(format!("minion-{}", book.minions[k.ix()].name)));
        let mouse = |m: MouseId| ("mouse", ReasonArg::Noun(format!("mouse-{}", book.mice[m.ix()].name)));
        let card = |c: SearchId| ("card", ReasonArg::Noun(format!("card-{}", book.search[c.ix()].name)));
        let ability =
            |a: AbilityId| ("ability", ReasonArg::Noun(format!("ability-{}", book.abilities[a.ix()].name)));
        let percent = |p: u8| ("percent", ReasonArg::Number(u32::from(p)));
        match self {
            Reason::Attack { foe: f, percent: p } | Reason::AttackBoss { foe: f, percent: p } => {
                vec![foe(f), percent(p)]
            }
            Reason::CloseIn { foe: f } => vec![foe(f)],
            Reason::Guard { mouse: m }
            | Reason::WaitForRescue { mouse: m }
            | Reason::LookFor { mouse: m }
            | Reason::Heal { mouse: m } => vec![mouse(m)],
            Reason::SearchFor { card: c }
            | Reason::UseCard { card: c }
            | Reason::Wear { card: c }
            | Reason::Stow { card: c }
            | Reason::Keep { card: c }
            | Reason::Cash { card: c }
            | Reason::Discard { card: c }
            | Reason::TakeCard { card: c } => vec![card(c)],
            Reason::Hand { card: c, mouse: m } => vec![card(c), mouse(m)],
            Reason::Learn { ability: a } | Reason::UseAbility { ability: a } => vec![ability(a)],
            Reason::Tried { percent: p, playouts } => {
                vec![percent(p), ("playouts", ReasonArg::Number(playouts))]
            }
            Reason::Whim
            | Reason::OnlyChoice
            | Reason::StepBack
            | Reason::SearchHere
            | Reason::Onward
            | Reason::Explore
            | Reason::Gather
            | Reason::Errand
            | Reason::WaitForOthers
            | Reason::TurnDone
            | Reason::YouLead
            | Reason::ClimbOut
            | Reason::GetUp
            | Reason::Recover
            | Reason::UsePower
            | Reason::ExtraAction
            | Reason::SaveCheese
            | Reason::DialogueDone
            | Reason::LeastHarm
            | Reason::SafestSpace
            | Reason::WeakestCard
            | Reason::Disguise
            | Reason::NoDisguise
            | Reason::BestDice
            | Reason::FromTheWheel
            | Reason::Cure
            | Reason::StoryAnswer
            | Reason::Bait
            | Reason::Catnip => Vec::new(),
        }
    }
}
