//! What did not happen, and why.

use super::line::LogKind;
use super::piece::{Piece, adds, line};
use crate::Locale;
use crate::event::FigureName;
use engine::RuleId;
use engine::book::Attacks;
use engine::event::Absence;
use words::GrammaticalCase;

impl Locale<'_> {
    /// What did not happen to somebody; `card` is the initiative card a minion acts with.
    pub(super) fn nothing(
        self,
        what: Absence,
        who: Option<&FigureName>,
        card: Option<&str>,
        rule: Option<RuleId>,
    ) -> Piece {
        let (kind, key) = match (what, rule.unwrap_or(RuleId::RUL_1)) {
            (Absence::Defense, RuleId::BAT_4) => (LogKind::Battle, "event-nothing-defense"),
            (Absence::Defense, _) => (LogKind::Battle, "event-nothing-defense-allowed"),
            (Absence::MovementDie, RuleId::VAR_1) => (LogKind::Move, "event-nothing-movement-die-steady"),
            (Absence::MovementDie, _) => (LogKind::Move, "event-nothing-movement-die"),
            (Absence::Move, RuleId::MIN_4) => (LogKind::Move, "event-nothing-move-here"),
            (Absence::Move, RuleId::MIN_6) => (LogKind::Move, "event-nothing-move-sees"),
            (Absence::Move, RuleId::RUL_20) => (LogKind::Move, "event-nothing-move-blocked"),
            (Absence::Move, _) => (LogKind::Move, "event-nothing-move"),
            (Absence::Attack, RuleId::GRP_1) => (LogKind::Battle, "event-nothing-attack-grape"),
            (Absence::Attack, _) => (LogKind::Battle, "event-nothing-attack"),
            (Absence::Minions, RuleId::DIS_1) => (LogKind::Room, "event-nothing-minions-disguise"),
            (Absence::Minions, RuleId::PLC_7) => (LogKind::Room, "event-nothing-minions-supply"),
            (Absence::Minions, _) => (LogKind::Room, "event-nothing-minions"),
            (Absence::Drift, _) => (LogKind::Move, "event-nothing-drift"),
            (Absence::Cheese, _) => (LogKind::Battle, "event-nothing-cheese"),
            (Absence::Wound, RuleId::BAT_8) => (LogKind::Battle, "event-nothing-wound-immune"),
            (Absence::Wound, RuleId::GRP_3) => (LogKind::Battle, "event-nothing-wound-grape"),
            (Absence::Wound, _) => (LogKind::Battle, "event-nothing-wound"),
            (Absence::Marker, _) => (LogKind::Battle, "event-nothing-marker"),
            (Absence::TrapCheck, _) => (LogKind::Move, "event-nothing-trap-check"),
            (Absence::Encounter, RuleId::ENC_1) => (LogKind::Room, "event-nothing-encounter-known"),
            (Absence::Encounter, RuleId::STORY_5) => (LogKind::Room, "event-nothing-encounter-surge"),
            (Absence::Encounter, _) => (LogKind::Room, "event-nothing-encounter"),
            (Absence::SearchCard, _) => (LogKind::Search, "event-nothing-search-card"),
            (Absence::Turn, RuleId::RUL_14) => (LogKind::Turn, "event-nothing-turn-alone"),
            (Absence::Turn, _) => (LogKind::Turn, "event-nothing-turn"),
            (Absence::InitiativeCard, _) => (LogKind::Track, "event-nothing-initiative-card"),
            (Absence::Status, _) => (LogKind::Battle, "event-nothing-status"),
            (Absence::Snare, _) => (LogKind::Battle, "event-nothing-snare"),
            (Absence::Tile, _) => (LogKind::Room, "event-nothing-tile"),
        };
        // What a minion does not do begins its turn; one that chases has more to say.
        let card = card.and_then(|name| self.book().init_named(name));
        let acts = card.is_some_and(|init| self.book().init_cards[init.ix()].attacks != Attacks::Chases);
        let begins = matches!(what, Absence::Move | Absence::Turn) && acts;
        let text = match who {
            Some(figure) => self.say().who("who", figure, GrammaticalCase::Nom),
            None => self.say(),
        };
        let text = text.say(key);
        if begins { line(kind, text) } else { adds(kind, text) }
    }
}
