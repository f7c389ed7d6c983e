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

/// The name of the cookie that holds the seat at a table.
pub(crate) fn cookie_name(table: &str) -> String {
    format!("seat-{table}")
}

/// The parts of a seat cookie: the seat and its token.
pub(crate) fn parse(cookie: &str) -> Option<(&str, &str)> {
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
        assert_eq!(parse(&format!("p1.{a}")), Some(("p1", a.as_str())));
        assert_eq!(parse("p1.short"), None);
    }
}
