//! What is kept by name beside the tables.

use std::path::Path;

use rusqlite::{Connection, OptionalExtension, params};

use super::statements::Fail;
use crate::{Drawer, Error, Result};

/// How a drawer is written in the file.
const fn number(drawer: Drawer) -> i64 {
    match drawer {
        Drawer::Editions => 0,
        Drawer::Books => 1,
    }
}

pub(super) fn keep(db: &Connection, drawer: Drawer, name: &str, data: &[u8]) -> Result<bool, Fail> {
    let new = db
        .prepare_cached(
            "INSERT OR IGNORE INTO drawers (drawer, name, data, checksum) VALUES (?1, ?2, ?3, ?4)",
        )?
        .execute(params![number(drawer), name, data, checksum(data)])?;
    Ok(new > 0)
}

pub(super) fn kept(
    db: &Connection,
    file: &Path,
    drawer: Drawer,
    name: &str,
) -> Result<Option<Vec<u8>>, Fail> {
    let found: Option<(Vec<u8>, i64)> = db
        .prepare_cached("SELECT data, checksum FROM drawers WHERE drawer = ?1 AND name = ?2")?
        .query_row(params![number(drawer), name], |row| Ok((row.get(0)?, row.get(1)?)))
        .optional()?;
    match found {
        Some((data, sum)) if sum == checksum(&data) => Ok(Some(data)),
        Some(_) => {
            let reason = format!("what is kept as {name} is damaged");
            Err(Error::DamagedFile { file: file.into(), reason }.into())
        }
        None => Ok(None),
    }
}

pub(super) fn names(db: &Connection, drawer: Drawer) -> Result<Vec<String>, Fail> {
    let mut select = db.prepare_cached("SELECT name FROM drawers WHERE drawer = ?1 ORDER BY name")?;
    let names = select.query_map([number(drawer)], |row| row.get(0))?.collect::<Result<_, _>>()?;
    Ok(names)
}

pub(super) fn discard(db: &Connection, drawer: Drawer, name: &str) -> Result<bool, Fail> {
    let gone = db
        .prepare_cached("DELETE FROM drawers WHERE drawer = ?1 AND name = ?2")?
        .execute(params![number(drawer), name])?;
    Ok(gone > 0)
}

/// FNV-1a: finds rot, and is no defence against forgers.
fn checksum(data: &[u8]) -> i64 {
    let sum = data
        .iter()
        .fold(0xcbf2_9ce4_8422_2325_u64, |sum, byte| (sum ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3));
    sum as i64
}
