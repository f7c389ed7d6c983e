//! Every limit by its name, with its usual value.

/// Declares the limits once: as fields, by name, and with what they are.
macro_rules! allowances {
    ($($(#[doc = $doc:literal])+ $field:ident $name:literal = $usual:literal;)+) => {
        /// How much anybody may ask for. Each limit has a name under which the host can set it.
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub struct Allowances {
            $($(#[doc = $doc])+ pub $field: u32,)+
        }

        impl Default for Allowances {
            fn default() -> Allowances {
                Allowances { $($field: $usual,)+ }
            }
        }

        impl Allowances {
            /// Every limit: its name, its value and its usual value.
            pub fn list(&self) -> Vec<(&'static str, u32, u32)> {
                vec![$(($name, self.$field, $usual),)+]
            }

            fn by_name(&mut self, name: &str) -> Option<&mut u32> {
                match name {
                    $($name => Some(&mut self.$field),)+
                    _ => None,
                }
            }
        }
    };
}

allowances! {
    /// Connections of one address, or of one IPv6 network: a school behind one router with a stream for each tab.
    connections "connections" = 512;
    /// Connections of all addresses together, as far as the system grants so many open files; the last tenth is kept for
    /// those who have a seat.
    connections_in_all "connections-in-all" = 10000;
    /// Seconds for the head of a request.
    head_seconds "head-seconds" = 10;
    /// Seconds for a whole request.
    request_seconds "request-seconds" = 120;
    /// Pages and files of one address at once.
    pages "pages" = 2000;
    /// Pages and files of one address in a second, in the long run.
    pages_per_second "pages-per-second" = 200;
    /// Changes of one address at once.
    changes "changes" = 240;
    /// Changes of one address in a second, in the long run.
    changes_per_second "changes-per-second" = 40;
    /// Games of one address begun, copied or imported at once: a class behind one router, each with a game.
    games "games" = 40;
    /// Games of one address in a minute, in the long run.
    games_per_minute "games-per-minute" = 12;
    /// Games of one address in a day.
    games_per_day "games-per-day" = 300;
    /// Wrong invitation codes of one address at once.
    wrong_codes "wrong-codes" = 20;
    /// Wrong invitation codes of one address in a minute, in the long run.
    wrong_codes_per_minute "wrong-codes-per-minute" = 12;
    /// Streams at one table: a party, their phones, and some who watch.
    streams_at_table "streams-at-table" = 64;
    /// Of these, kept free for those who play: nobody's open tabs push out whoever the table needs.
    streams_for_players "streams-for-players" = 16;
    /// Of these, kept free for the host alone.
    streams_for_host "streams-for-host" = 8;
    /// Streams of one address, at all tables: a school behind one router plays at several.
    streams_per_address "streams-per-address" = 192;
    /// Records in the log of one table: choices, undone ones included, and what is settled besides.
    records "records" = 20000;
    /// What is settled at one table besides choices (seats, companions, how it is played), at once.
    notes "notes" = 60;
    /// The same in a minute, in the long run.
    notes_per_minute "notes-per-minute" = 30;
    /// Seats at one table, spectators included.
    seats "seats" = 40;
    /// Hints for one table at once.
    hints "hints" = 6;
    /// Hints for one table in a minute, in the long run.
    hints_per_minute "hints-per-minute" = 30;
    /// Seconds a hint may think.
    hint_seconds "hint-seconds" = 6;
    /// Megabytes for everything that is still being sent.
    body_megabytes "body-megabytes" = 64;
    /// Megabytes of these for one address.
    body_megabytes_per_address "body-megabytes-per-address" = 16;
    /// Exports, imports and copies that are made at the same time.
    packing "packing" = 2;
    /// Exports, imports and copies that wait for that, a quarter of them for one address.
    packing_queue "packing-queue" = 32;
    /// Seconds that requests under way have after the server was told to stop.
    drain_seconds "drain-seconds" = 5;
    /// Seconds after which a table that nobody looks at is put to sleep.
    doze_seconds "doze-seconds" = 45;
}

/// What was to be a limit is none.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoAllowance {
    /// It does not say `NAME=NUMBER`.
    #[error("a limit is NAME=NUMBER")]
    Form,
    /// There is no limit of this name.
    #[error("there is no limit {0}")]
    Unknown(String),
    /// The number is none, or zero.
    #[error("{0} needs a whole number from 1 on")]
    Number(String),
}

impl Allowances {
    /// Sets a limit as it is written: `streams-at-table=32`.
    pub fn set(&mut self, written: &str) -> Result<(), NoAllowance> {
        let (name, value) = written.split_once('=').ok_or(NoAllowance::Form)?;
        let (name, value) = (name.trim(), value.trim());
        let limit = self.by_name(name).ok_or_else(|| NoAllowance::Unknown(name.to_string()))?;
        let number = value.parse().ok().filter(|n| *n > 0);
        *limit = number.ok_or_else(|| NoAllowance::Number(name.to_string()))?;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_limit_can_be_set_by_its_name() {
        let mut limits = Allowances::default();
        for (name, value, usual) in Allowances::default().list() {
            assert_eq!(value, usual);
            limits.set(&format!("{name} = {}", usual + 1)).expect(name);
        }
        assert!(limits.list().iter().all(|(_, value, usual)| *value == usual + 1));
    }

    #[test]
    fn every_limit_is_documented_with_its_usual_value() {
        let docs = include_str!("../../../../docs/hosting.md");
        for (name, _, usual) in Allowances::default().list() {
            assert!(
                docs.contains(&format!("| `{name}` | {usual} |")),
                "docs/hosting.md lacks {name} = {usual}"
            );
        }
    }

    #[test]
    fn what_is_no_limit_is_said() {
        let mut limits = Allowances::default();
        assert_eq!(limits.set("connections"), Err(NoAllowance::Form));
        assert_eq!(limits.set("conections=3"), Err(NoAllowance::Unknown("conections".into())));
        for number in ["", "0", "-1", "many", "4294967296"] {
            let set = limits.set(&format!("connections={number}"));
            assert_eq!(set, Err(NoAllowance::Number("connections".into())), "{number}");
        }
        assert_eq!(limits, Allowances::default());
    }
}
