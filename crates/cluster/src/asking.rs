//! One message to the servers, and what they say to it.

use std::time::Duration;

use async_nats::{HeaderMap, Request, RequestErrorKind};
use serde::Deserialize;

use crate::links::Links;

/// A server that is silent for so long is asked again.
pub(crate) const SILENCE: Duration = Duration::from_millis(1500);

/// Whoever waits for so long is told that nobody knows.
pub(crate) const PATIENCE: Duration = Duration::from_secs(15);

/// The servers' word for "somebody else was faster".
const WRONG_LAST: u64 = 10_071;

/// What the servers say to a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Said {
    /// A majority has it, under this sequence.
    Kept(u64),
    /// Not what was expected: this is the last sequence on its subject.
    Late(u64),
    /// It can never be sent.
    TooLong,
    /// Nobody leads, nobody is there, or something else that may be over soon. It may have been kept all the same.
    Nothing,
}

#[derive(Deserialize)]
struct Ack {
    #[serde(default)]
    seq: u64,
    error: Option<AckError>,
}

#[derive(Deserialize)]
struct AckError {
    #[serde(default)]
    err_code: u64,
    #[serde(default)]
    description: String,
}

/// Understands an answer.
fn understand(answer: &[u8]) -> Said {
    match serde_json::from_slice(answer) {
        Ok(Ack { seq, error: None }) if seq > 0 => Said::Kept(seq),
        Ok(Ack { error: Some(AckError { err_code: WRONG_LAST, description }), .. }) => {
            // "wrong last sequence: 17"
            description.rsplit(' ').next().and_then(|seq| seq.parse().ok()).map_or(Said::Nothing, Said::Late)
        }
        _ => Said::Nothing,
    }
}

impl Links {
    /// Sends a message to a stream.
    pub(crate) async fn publish(
        &self,
        subject: &str,
        headers: HeaderMap,
        payload: Vec<u8>,
        within: Duration,
    ) -> Said {
        let request = Request::new().payload(payload.into()).headers(headers).timeout(Some(within));
        match self.client.send_request(subject.to_owned(), request).await {
            Ok(answer) => understand(&answer.payload),
            Err(error) if error.kind() == RequestErrorKind::MaxPayloadExceeded => Said::TooLong,
            Err(_) => Said::Nothing,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn answers_of_the_servers_are_understood() {
        for (answer, said) in [
            (r#"{"stream":"S","seq":17}"#, Said::Kept(17)),
            (r#"{"stream":"S","seq":0,"duplicate":true}"#, Said::Nothing),
            (
                r#"{"error":{"code":400,"err_code":10071,"description":"wrong last sequence: 9"},"stream":"S","seq":0}"#,
                Said::Late(9),
            ),
            (
                r#"{"error":{"code":503,"err_code":10008,"description":"not available 7"},"seq":3}"#,
                Said::Nothing,
            ),
            ("cheese", Said::Nothing),
        ] {
            assert_eq!(understand(answer.as_bytes()), said, "{answer}");
        }
    }
}
