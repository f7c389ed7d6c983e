//! What a store needs in the cluster: made once, looked for at every start.

use async_nats::jetstream::stream::{Config, DiscardPolicy, StorageType};
use async_nats::jetstream::{self, kv};
use serde::{Deserialize, Serialize};
use store::{Error, LEASE, Result};
use tokio::runtime::Builder;

use crate::address::Address;
use crate::links::Links;

/// The arrangement that is known here.
pub const SCHEMA: u64 = 1;

/// Where the agreements are.
pub(crate) const CLUSTER: &str = "CLUSTER";
/// What games began with.
pub(crate) const EDITIONS: &str = "EDITIONS";
/// Books that were added.
pub(crate) const BOOKS: &str = "BOOKS";
/// Who does what only one has to.
pub(crate) const LEASES: &str = "LEASE";

/// The key of the agreements.
const AGREEMENTS: &str = "agreements";

/// What all nodes agree on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Agreements {
    pub(crate) schema: u64,
    pub(crate) shards: usize,
}

/// Makes what a store needs: streams and buckets with so many copies each. Nothing is changed if there is a store.
pub fn create(address: &Address, replicas: usize, shards: usize) -> Result<()> {
    let runtime = Builder::new_current_thread().enable_all().build();
    let runtime = runtime.map_err(|e| Error::Invalid(e.to_string()))?;
    runtime.block_on(async {
        let links = Links::connect(address).await?;
        if links.streams.get_key_value(links.bucket(CLUSTER)).await.is_ok() {
            return Err(Error::StoreExists { place: links.place() });
        }
        for shard in 0..shards {
            let made = links.streams.create_stream(log(&links, shard, replicas)).await;
            made.map_err(|e| unreachable_because(&links, e))?;
        }
        for bucket in [EDITIONS, BOOKS, LEASES] {
            made(&links, bucket, replicas).await?;
        }
        // Last: a store without agreements is none yet.
        let cluster = made(&links, CLUSTER, replicas).await?;
        let agreements = serde_json::to_vec(&Agreements { schema: SCHEMA, shards }).expect("plain data");
        cluster.create(AGREEMENTS, agreements.into()).await.map_err(|e| unreachable_because(&links, e))?;
        Ok(())
    })
}

fn log(links: &Links, shard: usize, replicas: usize) -> Config {
    Config {
        name: links.stream(shard),
        subjects: links.subjects(shard),
        storage: StorageType::File,
        num_replicas: replicas,
        // When it is full nothing new comes in, and nothing old goes.
        discard: DiscardPolicy::New,
        // A beat stands for the one before.
        allow_rollup: true,
        deny_delete: true,
        allow_direct: false,
        // Nobody sends message ids; the window is kept as small as it may be.
        duplicate_window: std::time::Duration::from_millis(100),
        ..Config::default()
    }
}

async fn made(links: &Links, bucket: &str, replicas: usize) -> Result<kv::Store> {
    let leases = bucket == LEASES;
    let config = kv::Config {
        bucket: links.bucket(bucket),
        history: 1,
        storage: if leases { StorageType::Memory } else { StorageType::File },
        max_age: if leases { LEASE } else { std::time::Duration::ZERO },
        num_replicas: replicas,
        ..kv::Config::default()
    };
    links.streams.create_key_value(config).await.map_err(|e| unreachable_because(links, e))
}

pub(crate) fn unreachable_because(links: &Links, error: impl std::fmt::Display) -> Error {
    Error::Unreachable { place: links.place(), reason: error.to_string() }
}

/// What the agreements of every version have.
#[derive(Deserialize)]
struct AnyAgreements {
    schema: serde_json::Value,
}

/// What was agreed on, if everything is there.
pub(crate) async fn find(links: &Links) -> Result<Agreements> {
    let missing = |what: String| Error::NoStore { place: links.place(), missing: what };
    let cluster = bucket(links, CLUSTER).await?;
    let found = cluster.get(AGREEMENTS).await.map_err(|e| unreachable_because(links, e))?;
    let found = found.ok_or_else(|| missing(AGREEMENTS.into()))?;
    let other = |found: String| Error::OtherVersion { place: links.place(), found, known: SCHEMA };
    let any: AnyAgreements = serde_json::from_slice(&found).map_err(|_| other("?".into()))?;
    if any.schema != SCHEMA {
        return Err(other(any.schema.to_string()));
    }
    let agreements: Agreements = serde_json::from_slice(&found).map_err(|_| other("?".into()))?;
    for shard in 0..agreements.shards {
        let name = links.stream(shard);
        is_there(links, &name, &name).await?;
    }
    for name in [EDITIONS, BOOKS, LEASES] {
        bucket(links, name).await?;
    }
    Ok(agreements)
}

pub(crate) async fn bucket(links: &Links, last: &str) -> Result<kv::Store> {
    let name = links.bucket(last);
    // Asked for as a stream, which says whether it is missing or nobody answered.
    is_there(links, &format!("KV_{name}"), &name).await?;
    links.streams.get_key_value(name).await.map_err(|e| unreachable_because(links, e))
}

/// Looks for a stream, which people know by a name.
async fn is_there(links: &Links, stream: &str, known_as: &str) -> Result<()> {
    use jetstream::ErrorCode;
    use jetstream::context::GetStreamErrorKind;
    match links.streams.get_stream(stream).await {
        Ok(_) => Ok(()),
        Err(error) => Err(match error.kind() {
            GetStreamErrorKind::JetStream(e) if e.error_code() == ErrorCode::STREAM_NOT_FOUND => {
                Error::NoStore { place: links.place(), missing: known_as.to_owned() }
            }
            _ => unreachable_because(links, error),
        }),
    }
}
