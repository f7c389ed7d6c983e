//! The ids of the rules ledger, so that every event, refusal and offer can say why.

use serde::{Deserialize, Serialize};

/// A rule that spoke: an id of the ledger, or a rule of a card, room or chapter of the book.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct RuleId(pub u16);

macro_rules! ledger {
    ($($name:ident = $id:literal),* $(,)?) => {
        #[allow(non_camel_case_types, clippy::upper_case_acronyms)]
        enum Index { $($name),* }
        impl RuleId {
            $(#[doc = concat!("Ledger rule ", $id, ".")] pub const $name: RuleId = RuleId(Index::$name as u16);)*
        }
        /// Every id of the ledger, in its order; `LEDGER[rule.0]` is the printed id.
        pub const LEDGER: &[&str] = &[$($id),*];
    };
}

ledger! {
    DIE_1 = "DIE-1", DIE_2 = "DIE-2", DIE_3 = "DIE-3", SET_1 = "SET-1", SET_2 = "SET-2", SET_3 = "SET-3",
    SET_4 = "SET-4", SET_5 = "SET-5", SET_6 = "SET-6", SET_7 = "SET-7", SET_8 = "SET-8", SET_9 = "SET-9",
    SET_10 = "SET-10", STORY_1 = "STORY-1", STORY_2 = "STORY-2", STORY_3 = "STORY-3", STORY_4 = "STORY-4",
    STORY_5 = "STORY-5", ROUND_1 = "ROUND-1", ROUND_2 = "ROUND-2", INI_1 = "INI-1", INI_2 = "INI-2",
    INI_3 = "INI-3", INI_4 = "INI-4", INI_5 = "INI-5", INI_6 = "INI-6", INI_7 = "INI-7", INI_8 = "INI-8",
    INI_9 = "INI-9", TIME_1 = "TIME-1", TURN_1 = "TURN-1", TURN_2 = "TURN-2", TURN_3 = "TURN-3",
    TURN_4 = "TURN-4", ABIL_1 = "ABIL-1", ABIL_2 = "ABIL-2", ABIL_3 = "ABIL-3", ABIL_4 = "ABIL-4",
    MOV_1 = "MOV-1", MOV_2 = "MOV-2", MOV_3 = "MOV-3", MOV_4 = "MOV-4", MOV_5 = "MOV-5", MOV_6 = "MOV-6",
    MOV_7 = "MOV-7", SHARE_1 = "SHARE-1", SHARE_2 = "SHARE-2", SHARE_3 = "SHARE-3", WAT_1 = "WAT-1",
    WAT_2 = "WAT-2", WAT_3 = "WAT-3", WAT_4 = "WAT-4", WAT_5 = "WAT-5", WAT_6 = "WAT-6", TRAP_1 = "TRAP-1",
    TRAP_2 = "TRAP-2", TRAP_3 = "TRAP-3", TRAP_4 = "TRAP-4", TRAP_5 = "TRAP-5", TRAP_6 = "TRAP-6",
    SCU_1 = "SCU-1", SEA_1 = "SEA-1", SEA_2 = "SEA-2", SEA_3 = "SEA-3", SEA_4 = "SEA-4", SEA_5 = "SEA-5",
    SEA_6 = "SEA-6", REC_1 = "REC-1", REC_2 = "REC-2", BAT_1 = "BAT-1", BAT_2 = "BAT-2", BAT_3 = "BAT-3",
    BAT_4 = "BAT-4", BAT_5 = "BAT-5", BAT_6 = "BAT-6", BAT_7 = "BAT-7", BAT_8 = "BAT-8", BAT_9 = "BAT-9",
    LOS_1 = "LOS-1", LOS_2 = "LOS-2", WND_1 = "WND-1", WND_2 = "WND-2", WND_3 = "WND-3", WND_4 = "WND-4",
    EXP_1 = "EXP-1", EXP_2 = "EXP-2", EXP_3 = "EXP-3", EXP_4 = "EXP-4", EXP_5 = "EXP-5", EXP_6 = "EXP-6",
    EXP_7 = "EXP-7", EXP_8 = "EXP-8", ENC_1 = "ENC-1", ENC_2 = "ENC-2", ENC_3 = "ENC-3", ENC_4 = "ENC-4",
    ENC_5 = "ENC-5", PLC_1 = "PLC-1", PLC_2 = "PLC-2", PLC_3 = "PLC-3", PLC_4 = "PLC-4", PLC_5 = "PLC-5",
    PLC_6 = "PLC-6", PLC_7 = "PLC-7", PLC_8 = "PLC-8", ENC_9 = "ENC-9", ENC_10 = "ENC-10", GRD_1 = "GRD-1",
    SUR_1 = "SUR-1", SUR_2 = "SUR-2", SUR_3 = "SUR-3", SUR_4 = "SUR-4", FREE_1 = "FREE-1",
    FREE_2 = "FREE-2", FREE_3 = "FREE-3", FREE_4 = "FREE-4", FREE_5 = "FREE-5", FREE_6 = "FREE-6",
    FREE_7 = "FREE-7", MIN_1 = "MIN-1", MIN_2 = "MIN-2", MIN_3 = "MIN-3", MIN_4 = "MIN-4", MIN_5 = "MIN-5",
    MIN_6 = "MIN-6", MIN_7 = "MIN-7", MIN_8 = "MIN-8", MIN_9 = "MIN-9", MIN_10 = "MIN-10",
    MIN_11 = "MIN-11", MIN_12 = "MIN-12", BOSS_1 = "BOSS-1", BOSS_2 = "BOSS-2", BRO_1 = "BRO-1",
    BRO_2 = "BRO-2", BRO_3 = "BRO-3", BRO_4 = "BRO-4", BRO_5 = "BRO-5", BRO_6 = "BRO-6", BRO_7 = "BRO-7",
    BRO_8 = "BRO-8", CAPT_1 = "CAPT-1", CAPT_2 = "CAPT-2", CAPT_3 = "CAPT-3", CAPT_4 = "CAPT-4",
    CAPT_5 = "CAPT-5", CAPT_6 = "CAPT-6", CAPT_7 = "CAPT-7", EFF_1 = "EFF-1", EFF_2 = "EFF-2",
    EFF_3 = "EFF-3", EFF_4 = "EFF-4", EFF_5 = "EFF-5", PARTY_1 = "PARTY-1", DIS_1 = "DIS-1",
    HOOK_1 = "HOOK-1", HOOK_2 = "HOOK-2", HOOK_3 = "HOOK-3", FORK_1 = "FORK-1", FORK_2 = "FORK-2",
    FORK_3 = "FORK-3", FORK_4 = "FORK-4", GRP_1 = "GRP-1", GRP_2 = "GRP-2", GRP_3 = "GRP-3",
    GRP_4 = "GRP-4", NIP_1 = "NIP-1", WIN_1 = "WIN-1", CAMP_1 = "CAMP-1", CAMP_2 = "CAMP-2",
    CAMP_3 = "CAMP-3", ACH_0 = "ACH-0", ACH_1 = "ACH-1", ACH_2 = "ACH-2", ACH_3 = "ACH-3", ACH_4 = "ACH-4",
    ACH_5 = "ACH-5", POW_1 = "POW-1", POW_2 = "POW-2", POW_3 = "POW-3", POW_4 = "POW-4", POW_5 = "POW-5",
    POW_6 = "POW-6", POW_7 = "POW-7", POW_8 = "POW-8", POW_9 = "POW-9", POW_10 = "POW-10",
    POW_11 = "POW-11", POW_12 = "POW-12", POW_13 = "POW-13", POW_14 = "POW-14", POW_15 = "POW-15",
    POW_16 = "POW-16", RUL_1 = "RUL-1", RUL_2 = "RUL-2", RUL_3 = "RUL-3", RUL_4 = "RUL-4", RUL_5 = "RUL-5",
    RUL_6 = "RUL-6", RUL_7 = "RUL-7", RUL_8 = "RUL-8", RUL_9 = "RUL-9", RUL_10 = "RUL-10",
    RUL_11 = "RUL-11", RUL_12 = "RUL-12", RUL_13 = "RUL-13", RUL_14 = "RUL-14", RUL_15 = "RUL-15",
    RUL_16 = "RUL-16", RUL_17 = "RUL-17", RUL_18 = "RUL-18", RUL_19 = "RUL-19", RUL_20 = "RUL-20",
    RUL_21 = "RUL-21", RUL_22 = "RUL-22", RUL_23 = "RUL-23", RUL_24 = "RUL-24", RUL_25 = "RUL-25",
    RUL_26 = "RUL-26", RUL_27 = "RUL-27", RUL_28 = "RUL-28", RUL_29 = "RUL-29", RUL_30 = "RUL-30",
    RUL_31 = "RUL-31", RUL_32 = "RUL-32", RUL_33 = "RUL-33", RUL_34 = "RUL-34", RUL_35 = "RUL-35",
    RUL_36 = "RUL-36", RUL_37 = "RUL-37", RUL_38 = "RUL-38", RUL_39 = "RUL-39", RUL_40 = "RUL-40",
    RUL_41 = "RUL-41", RUL_42 = "RUL-42", RUL_43 = "RUL-43", RUL_44 = "RUL-44", RUL_45 = "RUL-45",
    RUL_46 = "RUL-46", RUL_47 = "RUL-47", RUL_48 = "RUL-48", RUL_49 = "RUL-49", RUL_50 = "RUL-50",
    RUL_51 = "RUL-51", RUL_52 = "RUL-52", VAR_1 = "VAR-1", VAR_2 = "VAR-2", VAR_3 = "VAR-3",
    VAR_4 = "VAR-4", VAR_5 = "VAR-5",
}

impl RuleId {
    /// Whether this is a rule of the ledger (and not of a story book).
    pub const fn in_ledger(self) -> bool {
        (self.0 as usize) < LEDGER.len()
    }

    /// The ledger rule with this printed id.
    pub fn ledger(id: &str) -> Option<RuleId> {
        LEDGER.iter().position(|known| *known == id).map(|at| RuleId(at as u16))
    }
}
