//! One step of a table as the streams carry it.

use serde::{Deserialize, Serialize};
use store::{Deed, Error, Result};

/// The newest form of a message, and the one that is written. Older ones are read for ever.
const VERSION: u32 = 1;

/// What is longer is squeezed.
const LONG: usize = 16 << 10;

/// The most bytes of text in one message: a saved game that is imported.
const MOST: u64 = 96 << 20;

/// What squeezed bytes begin with; text never does.
const SQUEEZED: u8 = 0x28;

/// A step of a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Message {
    v: u32,
    /// Which step of its table it is, from 1.
    pub(crate) rev: u64,
    /// Its writer's name for it, so that they know it again.
    pub(crate) aid: String,
    pub(crate) deed: Deed,
}

impl Message {
    pub(crate) fn new(rev: u64, aid: String, deed: Deed) -> Message {
        Message { v: VERSION, rev, aid, deed }
    }

    pub(crate) fn encode(&self) -> Result<Vec<u8>> {
        let text = serde_json::to_vec(self).map_err(|e| Error::Invalid(e.to_string()))?;
        if text.len() > LONG { store::squeeze(&text) } else { Ok(text) }
    }

    /// The message, if this version can read it.
    pub(crate) fn decode(bytes: &[u8]) -> Option<Message> {
        let message: Message = if bytes.first() == Some(&SQUEEZED) {
            serde_json::from_slice(&store::expand(bytes, MOST).ok()?).ok()?
        } else {
            serde_json::from_slice(bytes).ok()?
        };
        (message.v <= VERSION).then_some(message)
    }

    /// Whether it stands for everything before it on its subject.
    pub(crate) fn replaces(deed: &Deed) -> bool {
        matches!(deed, Deed::Delete | Deed::Whole { .. })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use store::NewRecord;

    fn append(body: String) -> Deed {
        Deed::Append {
            after: 7,
            records: vec![NewRecord::new("choice", body, 5).with_request("tab")],
            finished: Some(true),
            seat: Some(("p1".into(), "hash".into())),
        }
    }

    #[test]
    fn short_and_long_ones_come_back() {
        for (length, squeezed) in [(3, false), (200_000, true)] {
            let message = Message::new(8, "a".into(), append("x".repeat(length)));
            let bytes = message.encode().expect("plain data");
            assert_eq!(bytes[0] == SQUEEZED, squeezed);
            assert!(bytes.len() < 2_000);
            assert_eq!(Message::decode(&bytes), Some(message));
        }
    }

    #[test]
    fn what_a_later_version_wrote_is_not_guessed_at() {
        let mut message = Message::new(8, "a".into(), Deed::Delete);
        message.v = VERSION + 1;
        assert_eq!(Message::decode(&message.encode().expect("plain data")), None);
        assert_eq!(Message::decode(b""), None);
        assert_eq!(Message::decode(b"{\"v\":1,\"rev\":2,\"aid\":\"x\",\"deed\":{\"do\":\"dance\"}}"), None);
    }
}
