//! Sentences said before. A game says the same few hundred again and again, and finding one is far cheaper than making it.

use crate::{Args, Lang};
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
            whole.push(lang as u8);
            // The length before it: no two keys with arguments look alike.
            whole.extend_from_slice(&key.len().to_le_bytes());
            whole.extend_from_slice(key.as_bytes());
            whole.extend_from_slice(args.bytes());
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_and_languages_are_told_apart() {
        let memo = Memo::default();
        let args = Args::new().num("n", 1);
        for (lang, key) in [(Lang::En, "a"), (Lang::En, "ab"), (Lang::De, "a"), (Lang::Pl, "a")] {
            assert_eq!(memo.say(lang, key, &args, || None), None, "{lang} {key} was never said");
            let said = format!("{lang} {key}");
            assert_eq!(memo.say(lang, key, &args, || Some(said.clone())), Some(said));
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
