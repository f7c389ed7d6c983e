//! Editions and books, each in a bucket of its own.

use async_nats::jetstream::kv;
use futures_util::TryStreamExt;
use store::{Drawer, Result};

use crate::links::Links;
use crate::setup::{BOOKS, EDITIONS, bucket, unreachable_because};

async fn drawer(links: &Links, drawer: Drawer) -> Result<kv::Store> {
    let last = match drawer {
        Drawer::Editions => EDITIONS,
        Drawer::Books => BOOKS,
    };
    bucket(links, last).await
}

pub(crate) async fn keep(links: &Links, at: Drawer, name: &str, data: Vec<u8>) -> Result<bool> {
    let store = drawer(links, at).await?;
    match store.create(key(name), data.into()).await {
        Ok(_) => Ok(true),
        Err(error) if error.kind() == kv::CreateErrorKind::AlreadyExists => Ok(false),
        Err(error) => Err(unreachable_because(links, error)),
    }
}

pub(crate) async fn kept(links: &Links, at: Drawer, name: &str) -> Result<Option<Vec<u8>>> {
    let store = drawer(links, at).await?;
    // Asked of the leader, for a copy may not have heard yet of what another node has just kept.
    let subject = format!("$KV.{}.{}", store.name, key(name));
    match store.stream.get_last_raw_message_by_subject(&subject).await {
        Ok(found) if found.headers.get("KV-Operation").is_some() => Ok(None),
        Ok(found) => Ok(Some(found.payload.to_vec())),
        Err(error)
            if error.kind() == async_nats::jetstream::stream::LastRawMessageErrorKind::NoMessageFound =>
        {
            Ok(None)
        }
        Err(error) => Err(unreachable_because(links, error)),
    }
}

pub(crate) async fn names(links: &Links, at: Drawer) -> Result<Vec<String>> {
    let store = drawer(links, at).await?;
    let keys = store.keys().await.map_err(|e| unreachable_because(links, e))?;
    let keys: Vec<String> = keys.try_collect().await.map_err(|e| unreachable_because(links, e))?;
    let mut names: Vec<String> = keys.iter().filter_map(|key| name(key)).collect();
    names.sort();
    Ok(names)
}

pub(crate) async fn discard(links: &Links, at: Drawer, name: &str) -> Result<bool> {
    let there = kept(links, at, name).await?.is_some();
    if there {
        let store = drawer(links, at).await?;
        store.purge(key(name)).await.map_err(|e| unreachable_because(links, e))?;
    }
    Ok(there)
}

/// A name as a key: letters and digits as they are, the rest as two digits behind a sign that keys may have.
fn key(name: &str) -> String {
    let one = |byte: u8| match byte {
        b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'_' => (byte as char).to_string(),
        other => format!("={other:02x}"),
    };
    name.bytes().map(one).collect()
}

fn name(key: &str) -> Option<String> {
    let mut bytes = Vec::new();
    let mut rest = key.bytes();
    while let Some(byte) = rest.next() {
        if byte == b'=' {
            let digits = [rest.next()?, rest.next()?];
            bytes.push(u8::from_str_radix(std::str::from_utf8(&digits).ok()?, 16).ok()?);
        } else {
            bytes.push(byte);
        }
    }
    String::from_utf8(bytes).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_name_has_a_key_of_its_own() {
        for (given, as_key) in
            [("abc-1_Z", "abc-1_Z"), ("a.b c", "a=2eb=20c"), ("ż", "=c5=bc"), ("=2e", "=3d2e")]
        {
            assert_eq!(key(given), as_key);
            assert_eq!(name(as_key).as_deref(), Some(given));
        }
        assert_eq!(name("=2"), None);
    }
}
