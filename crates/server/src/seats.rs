//! Tokens: who holds one sits at the table. The store keeps only their hashes.

use engine::saving::hex;
use sha2::{Digest, Sha256};

/// The seat of whoever opened the table.
pub(crate) const HOST: &str = "host";
/// What the seats of spectators begin with.
pub(crate) const WATCH: &str = "watch";

/// 256 random bits as hexadecimal digits.
pub(crate) fn token() -> String {
    hex(&random::<32>())
}

/// A fresh table id: short enough to be read out, long enough not to be guessed by chance.
pub(crate) fn table_id() -> String {
    letters(8)
}

/// An invitation: short enough to be read out, and with so few tries a minute too long to be guessed in a
/// day.
pub(crate) fn invitation() -> String {
    letters(10)
}

/// Letters and digits that nobody mistakes for each other.
fn letters(n: usize) -> String {
    const SIGNS: &[u8; 32] = b"abcdefghjkmnpqrstuvwxyz23456789w";
    random::<32>().iter().take(n).map(|b| SIGNS[(b % 31) as usize] as char).collect()
}

pub(crate) fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the system has random bytes");
    bytes
}

/// The seat of those who got the link to a finished game.
pub(crate) const REPLAY: &str = "watch-replay";

/// What opens a finished game to whoever it is sent to: nobody can work it out who does not know its seed, and that is
/// shown only after the end, to those who may see the table.
pub(crate) fn replay_key(table: &str, seed: &str) -> String {
    hex(&Sha256::digest(format!("barksburg-replay {table} {seed}").as_bytes()))
}

/// What is stored of a token.
pub(crate) fn hash(token: &str) -> String {
    hex(&Sha256::digest(token.as_bytes()))
}

/// The cookie that says who somebody is: one token for all their seats, so that it does not grow with them.
pub(crate) const ME: &str = "me";

/// The cookie for the links to finished games that somebody followed.
pub(crate) const LINKS: &str = "links";

/// So many links are remembered; whoever follows more finds the older ones where they got them.
const MOST_LINKS: usize = 8;

/// Whether something can be a token.
pub(crate) fn is_token(text: &str) -> bool {
    text.len() == 64 && text.bytes().all(|b| b.is_ascii_hexdigit())
}

/// The key to a game in a cookie of links.
pub(crate) fn linked<'c>(cookie: &'c str, table: &str) -> Option<&'c str> {
    links(cookie).find(|(id, _)| *id == table).map(|(_, key)| key)
}

/// The tables in a cookie of links; what a browser sends may have more than we ever gave it.
pub(crate) fn linked_tables(cookie: &str) -> impl Iterator<Item = &str> {
    links(cookie).map(|(id, _)| id).take(MOST_LINKS)
}

fn links(cookie: &str) -> impl Iterator<Item = (&str, &str)> {
    cookie.split('_').filter_map(|link| link.split_once('.')).filter(|(_, key)| is_token(key))
}

/// A cookie of links with one more, the latest first.
pub(crate) fn with_link(cookie: &str, table: &str, key: &str) -> String {
    let older = links(cookie).filter(|(id, _)| *id != table).take(MOST_LINKS - 1);
    let all: Vec<String> =
        std::iter::once((table, key)).chain(older).map(|(id, key)| format!("{id}.{key}")).collect();
    all.join("_")
}

/// What cookies began with when there was one for every table.
pub(crate) const OLD: &str = "seat-";

/// The parts of such a cookie: the seat and its token.
pub(crate) fn parse_old(cookie: &str) -> Option<(&str, &str)> {
    cookie.split_once('.').filter(|(seat, token)| !seat.is_empty() && token.len() == 64)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tokens_differ_and_hash_to_something_else() {
        let (a, b) = (token(), token());
        assert_ne!(a, b);
        assert_eq!(a.len(), 64);
        assert_ne!(hash(&a), a);
        assert!(is_token(&a) && !is_token("short") && !is_token(&"z".repeat(64)));
        assert_eq!(parse_old(&format!("p1.{a}")), Some(("p1", a.as_str())));
        assert_eq!(parse_old("p1.short"), None);
    }

    #[test]
    fn only_so_many_links_are_remembered() {
        let keys: Vec<String> = (0..20).map(|_| token()).collect();
        let cookie = keys
            .iter()
            .enumerate()
            .fold(String::new(), |cookie, (n, key)| with_link(&cookie, &format!("t{n}"), key));
        assert!(cookie.len() < 700, "{}", cookie.len());
        assert_eq!(linked(&cookie, "t19"), Some(keys[19].as_str()));
        assert_eq!(linked(&cookie, "t12"), Some(keys[12].as_str()));
        assert_eq!(linked(&cookie, "t11"), None);
        assert_eq!(with_link(&cookie, "t19", &keys[19]), cookie, "once each");
    }
}
