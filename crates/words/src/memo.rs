//! Sentences said before. A game says the same few hundred again and again, and finding one is far cheaper than making it.

use crate::{Args, Lang};
use fluent_bundle::FluentValue;
use foldhash::fast::RandomState;
use std::cell::RefCell;
use std::collections::HashMap;
use std::sync::{Arc, PoisonError, RwLock};

/// So many are kept; then all are forgotten, for whatever is still said comes back by itself.
const MOST: usize = 8192;
/// A longer one is not worth its room.
const LONGEST: usize = 2048;

/// Sentences by everything they are made of.
#[derive(Default)]
pub(crate) struct Memo(RwLock<HashMap<Box<[u8]>, Arc<str>, RandomState>>);

thread_local! {
    static KEY: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
}

impl Memo {
    /// The sentence as it was said before, or as `make` says it now.
    pub(crate) fn say(
        &self,
        lang: Lang,
        key: &str,
        args: &Args,
        make: impl FnOnce() -> Option<String>,
    ) -> Option<String> {
        KEY.with_borrow_mut(|whole| {
            whole.clear();
            if !write(whole, lang, key, args) {
                return make();
            }
            if let Some(said) = self.0.read().unwrap_or_else(PoisonError::into_inner).get(&**whole) {
                return Some(String::from(&**said));
            }
            let said = make()?;
            if whole.len() + said.len() <= LONGEST {
                let mut all = self.0.write().unwrap_or_else(PoisonError::into_inner);
                if all.len() >= MOST {
                    all.clear();
                }
                all.insert(whole.as_slice().into(), said.as_str().into());
            }
            Some(said)
        })
    }
}

/// Writes down what a sentence is made of; false if it cannot be told apart by bytes.
fn write(out: &mut Vec<u8>, lang: Lang, key: &str, args: &Args) -> bool {
    let text = |out: &mut Vec<u8>, text: &str| {
        // The length before it: no two lists of texts look alike.
        out.extend_from_slice(&text.len().to_le_bytes());
        out.extend_from_slice(text.as_bytes());
    };
    out.push(lang as u8);
    text(out, key);
    for (name, value) in args.0.iter() {
        text(out, name);
        match value {
            FluentValue::String(value) => {
                out.push(b't');
                text(out, value);
            }
            FluentValue::Number(number) => {
                out.push(b'n');
                out.extend_from_slice(&number.value.to_bits().to_le_bytes());
            }
            _ => return false,
        }
    }
    true
}

#[cfg(test)]
mod tests {
    use super::*;

    fn key(key: &str, args: &Args) -> Vec<u8> {
        let mut out = Vec::new();
        assert!(write(&mut out, Lang::En, key, args));
        out
    }

    #[test]
    fn what_differs_is_told_apart() {
        let all = [
            key("a", &Args::new()),
            key("ab", &Args::new()),
            key("a", &Args::new().text("b", "c")),
            key("a", &Args::new().text("bc", "")),
            key("a", &Args::new().text("b", "1")),
            key("a", &Args::new().num("b", 1)),
            key("a", &Args::new().num("b", 2)),
            key("a", &Args::new().text("b", "c").text("d", "e")),
            key("a", &Args::new().text("b", "cd").text("e", "")),
        ];
        for (i, one) in all.iter().enumerate() {
            assert!(!all[i + 1..].contains(one), "{i}");
        }
    }

    #[test]
    fn it_is_made_once_and_a_flood_does_not_stay() {
        let memo = Memo::default();
        let args = Args::new().num("n", 1);
        let first = memo.say(Lang::En, "a", &args, || Some("one".into()));
        assert_eq!(first, memo.say(Lang::En, "a", &args, || unreachable!("it is known")));
        assert_eq!(memo.say(Lang::De, "a", &args, || Some("eins".into())).as_deref(), Some("eins"));
        for n in 0..2 * MOST as i64 {
            memo.say(Lang::En, "n", &Args::new().num("n", n), || Some(n.to_string()));
        }
        assert!(memo.0.read().expect("nobody panicked").len() <= MOST);
        memo.say(Lang::En, "long", &args, || Some("x".repeat(LONGEST)));
        assert_eq!(memo.say(Lang::En, "long", &args, || Some("y".into())).as_deref(), Some("y"));
    }
}
