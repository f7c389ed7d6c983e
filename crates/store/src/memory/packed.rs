//! A log in one piece of memory: a table that sleeps should weigh little more than what its records say.

use crate::{Error, Result, StoredRecord, expand, squeeze};

/// Records in a row, numbered from 1, each as its fields one after another.
#[derive(Debug, Default)]
pub(crate) struct Packed {
    bytes: Vec<u8>,
    /// Where each record begins.
    starts: Vec<u32>,
}

impl Packed {
    /// Adds a record at the end; it must have the next number.
    pub(crate) fn push(&mut self, record: &StoredRecord) {
        debug_assert_eq!(record.seq, self.starts.len() as u64 + 1, "without a gap");
        self.starts.push(u32::try_from(self.bytes.len()).expect("a log of less than four gigabytes"));
        // Grown by a little only: doubling would waste as much as is saved.
        let needed =
            24 + record.kind.len() + record.body.len() + record.request.as_ref().map_or(0, String::len);
        if self.bytes.capacity() - self.bytes.len() < needed {
            self.bytes.reserve_exact(needed + self.bytes.len() / 8 + 256);
        }
        self.bytes.extend_from_slice(&record.at_ms.to_le_bytes());
        self.text(&record.kind);
        self.text(&record.body);
        if let Some(request) = &record.request {
            self.text(request);
        }
    }

    fn text(&mut self, text: &str) {
        let length = u32::try_from(text.len()).expect("a line of less than four gigabytes");
        self.bytes.extend_from_slice(&length.to_le_bytes());
        self.bytes.extend_from_slice(text.as_bytes());
    }

    /// The same made small, for a log that nobody reads.
    pub(crate) fn squeezed(&self) -> Result<Vec<u8>> {
        let mut whole = Vec::with_capacity(4 + 4 * self.starts.len() + self.bytes.len());
        whole.extend_from_slice(&u32::try_from(self.starts.len()).unwrap_or(u32::MAX).to_le_bytes());
        self.starts.iter().for_each(|start| whole.extend_from_slice(&start.to_le_bytes()));
        whole.extend_from_slice(&self.bytes);
        squeeze(&whole)
    }

    /// What was made small.
    pub(crate) fn expanded(small: &[u8]) -> Result<Packed> {
        let whole = expand(small, u64::from(u32::MAX))?;
        let damaged = || Error::DamagedSave { line: 1, reason: "a log in memory is cut off".into() };
        let number = |at: usize| -> Option<u32> {
            Some(u32::from_le_bytes(whole.get(at..at + 4)?.try_into().expect("four bytes")))
        };
        let count = number(0).ok_or_else(damaged)? as usize;
        let starts = (0..count).map(|i| number(4 + 4 * i)).collect::<Option<_>>().ok_or_else(damaged)?;
        let bytes = whole.get(4 + 4 * count..).ok_or_else(damaged)?.to_vec();
        Ok(Packed { bytes, starts })
    }

    /// Bytes of all records.
    pub(crate) fn size(&self) -> usize {
        self.bytes.len()
    }

    /// The records after the first `skipped`.
    pub(crate) fn after(&self, skipped: usize) -> impl Iterator<Item = StoredRecord> + '_ {
        (skipped..self.starts.len()).map(|i| self.get(i))
    }

    fn get(&self, i: usize) -> StoredRecord {
        let end = self.starts.get(i + 1).map_or(self.bytes.len(), |e| *e as usize);
        let mut rest = &self.bytes[self.starts[i] as usize..end];
        let mut take = |n: usize| {
            let (taken, left) = rest.split_at(n);
            rest = left;
            taken
        };
        let at_ms = i64::from_le_bytes(take(8).try_into().expect("eight bytes"));
        let mut text = || {
            let length = u32::from_le_bytes(take(4).try_into().expect("four bytes"));
            String::from_utf8(take(length as usize).to_vec()).expect("it was text")
        };
        let (kind, body) = (text(), text());
        let request = (!rest.is_empty()).then(|| String::from_utf8(rest[4..].to_vec()).expect("it was text"));
        StoredRecord { seq: i as u64 + 1, kind, body, at_ms, request }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_goes_in_comes_out() {
        let record = |seq: u64, request: Option<&str>| StoredRecord {
            seq,
            kind: ["choice", "", "żółw"][seq as usize % 3].into(),
            body: "{\"n\":1}".repeat(seq as usize % 5),
            at_ms: 7 - seq as i64,
            request: request.map(str::to_string),
        };
        let all: Vec<StoredRecord> = (1..50).map(|n| record(n, (n % 2 == 0).then_some("r"))).collect();
        let mut packed = Packed::default();
        all.iter().for_each(|r| packed.push(r));
        assert_eq!(packed.after(0).collect::<Vec<_>>(), all);
        assert_eq!(packed.after(40).collect::<Vec<_>>(), all[40..]);
        assert_eq!(packed.after(90).count(), 0);
        let again = Packed::expanded(&packed.squeezed().unwrap()).unwrap();
        assert_eq!(again.after(0).collect::<Vec<_>>(), all);
        assert_eq!(Packed::expanded(&Packed::default().squeezed().unwrap()).unwrap().after(0).count(), 0);
        assert!(Packed::expanded(b"nonsense").is_err());
    }
}
