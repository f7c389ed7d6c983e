//! Bytes made small for a drawer, and whole again.

use std::io::Read as _;

use zstd::stream::read::Decoder;

use crate::{Error, Result};

const LEVEL: i32 = 12;

/// Makes bytes small; the frame has a checksum.
pub fn squeeze(data: &[u8]) -> Result<Vec<u8>> {
    let mut squeezer = zstd::bulk::Compressor::new(LEVEL).map_err(|e| Error::Invalid(e.to_string()))?;
    squeezer.include_checksum(true).map_err(|e| Error::Invalid(e.to_string()))?;
    squeezer.compress(data).map_err(|e| Error::Invalid(e.to_string()))
}

/// Makes them whole again, if they have at most so many.
pub fn expand(small: &[u8], most: u64) -> Result<Vec<u8>> {
    let damaged = |e: std::io::Error| Error::DamagedSave { line: 1, reason: e.to_string() };
    let mut whole = Vec::new();
    let decoder = Decoder::with_buffer(small).map_err(damaged)?.single_frame();
    decoder.take(most.saturating_add(1)).read_to_end(&mut whole).map_err(damaged)?;
    if whole.len() as u64 > most {
        return Err(Error::SaveTooLarge { what: "bytes unpacked", limit: most });
    }
    Ok(whole)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_squeezed_comes_back_and_no_bomb_goes_off() {
        let data = b"cheese".repeat(1000);
        let small = squeeze(&data).unwrap();
        assert!(small.len() < 200);
        assert_eq!(expand(&small, 6000), Ok(data));
        assert!(matches!(expand(&small, 5999), Err(Error::SaveTooLarge { .. })));
        assert!(expand(&small[..small.len() - 3], 6000).is_err());
        assert!(expand(b"nonsense", 10).is_err());
    }
}
