//! The verbs: what each choice is called in saves, cases and typed commands, what it takes, and what it belongs to.
//!
//! One table for naming, reading, grouping and wording. A choice is a [`Verb`] and an [`Object`], and is made of nothing else.

use crate::book::{Edge, Marker, RuleIx};
use crate::choice::Choice;
use crate::id::{AbilityId, Fig, InitId, SearchId, SpaceId};

/// What a choice belongs to, for whoever lists choices.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ChoiceGroup {
    /// The move.
    Move,
    /// A scurry.
    Scurry,
    /// A battle action.
    Battle,
    /// A search.
    Search,
    /// Leaving the room or turning it over.
    Explore,
    /// Shaking a marker off.
    Recover,
    /// Sharing with another mouse.
    Share,
    /// Changing equipment.
    Equip,
    /// Learning an ability.
    LevelUp,
    /// An ability, a card or a power: which of them, its source says.
    Use,
    /// A party item.
    Item,
    /// Ends the turn or a dialogue.
    End,
    /// Answers a question.
    Answer,
}

/// What a choice is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Object {
    /// Nothing: the verb says it all.
    None,
    /// A space of the tile at hand.
    Space(SpaceId),
    /// A mouse of the party.
    Mouse(u8),
    /// Any figure.
    Figure(Fig),
    /// A search card.
    Card(SearchId),
    /// A marker.
    Marker(Marker),
    /// An edge of the tile.
    Edge(Edge),
    /// An ability.
    Ability(AbilityId),
    /// A rule of a card, an ability or a power.
    Rule(RuleIx),
    /// An initiative card.
    Init(InitId),
    /// An answer of the story.
    Prompt(u8),
    /// A figure, and the weapon it is attacked with; none for a form that needs no weapon.
    Attack(Option<SearchId>, Fig),
}

/// What a verb takes: [`Object`] without its contents.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Takes {
    Nothing,
    Space,
    Mouse,
    Figure,
    Card,
    Marker,
    Edge,
    Ability,
    Rule,
    Init,
    Prompt,
    Attack,
}

macro_rules! bind {
    ($object:ident, $it:ident) => {
        $it
    };
}

macro_rules! object {
    () => {
        Object::None
    };
    ($object:ident, $it:ident) => {
        Object::$object($it)
    };
}

macro_rules! takes {
    () => {
        Takes::Nothing
    };
    ($object:ident) => {
        Takes::$object
    };
}

macro_rules! verbs {
    ($($verb:ident $(($object:ident))? = $name:literal, $key:literal, $group:ident;)*) => {
        /// What is done: a choice without what it is about.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[allow(missing_docs)]
        pub enum Verb {
            Battle,
            $($verb,)*
        }

        impl Verb {
            /// All of them.
            pub const ALL: &'static [Verb] = &[Verb::Battle, $(Verb::$verb,)*];

            /// Its name: a word, or two where there is nothing it could be about.
            pub const fn name(self) -> &'static str {
                match self {
                    Verb::Battle => "battle",
                    $(Verb::$verb => $name,)*
                }
            }

            /// The key of its words on a button.
            pub const fn key(self) -> &'static str {
                match self {
                    Verb::Battle => "choice-battle",
                    $(Verb::$verb => $key,)*
                }
            }

            /// What it belongs to.
            pub const fn group(self) -> ChoiceGroup {
                match self {
                    Verb::Battle => ChoiceGroup::Battle,
                    $(Verb::$verb => ChoiceGroup::$group,)*
                }
            }

            /// What it takes.
            pub const fn takes(self) -> Takes {
                match self {
                    Verb::Battle => Takes::Attack,
                    $(Verb::$verb => takes!($($object)?),)*
                }
            }

            /// The choice to do this with an object; none if it takes another kind of object.
            pub const fn with(self, object: Object) -> Option<Choice> {
                match (self, object) {
                    (Verb::Battle, Object::Attack(weapon, target)) => Some(Choice::Battle { weapon, target }),
                    $((Verb::$verb, object!($($object, it)?)) => Some(Choice::$verb $((bind!($object, it)))?),)*
                    _ => None,
                }
            }
        }

        impl Choice {
            /// What is done, and what it is about.
            pub const fn parts(self) -> (Verb, Object) {
                match self {
                    Choice::Battle { weapon, target } => (Verb::Battle, Object::Attack(weapon, target)),
                    $(Choice::$verb $((bind!($object, it)))? => (Verb::$verb, object!($($object, it)?)),)*
                }
            }
        }
    };
}

verbs! {
    Step(Space) = "move", "choice-step", Move;
    ClimbOut(Space) = "climb-out", "choice-climb-out", Move;
    StandUp = "stand-up", "choice-stand-up", Move;
    Halt = "halt", "choice-halt", Move;
    Scurry = "scurry", "choice-scurry", Scurry;
    Search = "search", "choice-search", Search;
    LookFor(Mouse) = "look-for", "choice-look-for", Search;
    Recover(Marker) = "recover", "choice-recover", Recover;
    Leave(Edge) = "explore", "choice-leave", Explore;
    Flip = "explore flip", "choice-flip", Explore;
    Share(Mouse) = "share", "choice-share", Share;
    Equip = "equip", "choice-equip", Equip;
    LevelUp(Ability) = "level-up", "choice-level-up", LevelUp;
    Use(Rule) = "use", "choice-use", Use;
    ExtraAction = "extra-action", "choice-extra-action", Use;
    PlaceHook(Space) = "place-hook", "choice-place-hook", Item;
    TakeHook = "take-hook", "choice-take-hook", Item;
    PlaceFork = "place-fork", "choice-place-fork", Item;
    TakeFork = "take-fork", "choice-take-fork", Item;
    Catapult(Mouse) = "catapult", "choice-catapult", Item;
    PlaceGrape(Space) = "place-grape", "choice-place-grape", Item;
    ShootGrape(Figure) = "shoot-grape", "choice-shoot-grape", Item;
    Catnip = "catnip", "choice-catnip", Item;
    EndTurn = "end-turn", "choice-end-turn", End;
    Give(Card) = "give", "choice-give", Answer;
    Take(Card) = "take", "choice-take", Answer;
    GiveCheese = "give-cheese", "choice-give-cheese", Answer;
    TakeCheese = "take-cheese", "choice-take-cheese", Answer;
    Wear(Card) = "wear", "choice-wear", Answer;
    Stow(Card) = "stow", "choice-stow", Answer;
    Done = "done", "choice-done", End;
    Keep = "keep", "choice-keep", Answer;
    Cash = "cash", "choice-cash", Answer;
    Discard(Card) = "discard", "choice-discard", Answer;
    Pass = "pass", "choice-pass", Answer;
    Pick(Figure) = "pick", "choice-pick", Answer;
    Go(Space) = "go", "choice-go", Answer;
    PickCard(Card) = "pick-card", "choice-pick-card", Answer;
    PickInit(Init) = "pick-init", "choice-pick-init", Answer;
    Answer(Prompt) = "answer", "choice-answer", Answer;
    Remove(Marker) = "remove", "choice-remove", Answer;
    RemovePoison = "remove poison", "choice-remove-poison", Answer;
    Yes = "yes", "choice-yes", Answer;
    No = "no", "choice-no", Answer;
    WithMove = "with move", "choice-with-move", Answer;
    WithLore = "with lore", "choice-with-lore", Answer;
}

impl Verb {
    /// The verb of a name, and what the name says after it: `explore flip` is a verb, `explore north` one with an object.
    pub fn read(name: &str) -> Option<(Verb, &str)> {
        let name = name.trim();
        if let Some(verb) = Verb::ALL.iter().find(|v| v.takes() == Takes::Nothing && v.name() == name) {
            return Some((*verb, ""));
        }
        let (word, rest) = name.split_once(' ').unwrap_or((name, ""));
        let verb = Verb::ALL.iter().find(|v| v.name() == word)?;
        Some((*verb, rest.trim()))
    }
}

#[cfg(test)]
mod tests {
    use super::{Object, Takes, Verb};
    use crate::choice::Choice;
    use crate::id::SpaceId;

    #[test]
    fn no_two_verbs_have_one_name() {
        for (i, verb) in Verb::ALL.iter().enumerate() {
            assert!(Verb::ALL[i + 1..].iter().all(|v| v.name() != verb.name()), "{verb:?}");
            assert!(Verb::ALL[i + 1..].iter().all(|v| v.key() != verb.key()), "{verb:?}");
        }
    }

    #[test]
    fn a_name_is_read_as_the_verb_it_names() {
        for verb in Verb::ALL {
            let name = match verb.takes() {
                Takes::Nothing => verb.name().to_string(),
                _ => format!("{} something", verb.name()),
            };
            assert_eq!(Verb::read(&name).map(|(v, _)| v), Some(*verb), "{name}");
        }
        assert_eq!(Verb::read("explore north"), Some((Verb::Leave, "north")));
        assert_eq!(Verb::read(" explore flip "), Some((Verb::Flip, "")));
        assert_eq!(Verb::read("fly away"), None);
        assert_eq!(Verb::read(""), None);
    }

    #[test]
    fn a_choice_is_its_parts() {
        let step = Choice::Step(SpaceId(3));
        assert_eq!(step.parts(), (Verb::Step, Object::Space(SpaceId(3))));
        assert_eq!(Verb::Step.with(Object::Space(SpaceId(3))), Some(step));
        assert_eq!(Verb::Step.with(Object::None), None);
        assert_eq!(Verb::Halt.with(Object::None), Some(Choice::Halt));
        assert_eq!(Verb::Halt.with(Object::Mouse(0)), None);
    }
}
