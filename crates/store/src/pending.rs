//! Answers that come later, without a runtime.

use std::sync::mpsc;

use crate::{Error, Result};

/// What is called with the answer.
pub type Callback<T> = Box<dyn FnOnce(Result<T>) + Send + 'static>;

/// An answer that is on its way.
#[derive(Debug)]
#[must_use = "a write is acknowledged only by its answer"]
pub struct Pending<T>(mpsc::Receiver<Result<T>>);

impl<T: Send + 'static> Pending<T> {
    /// A callback and the place where its answer arrives.
    pub fn channel() -> (Callback<T>, Self) {
        let (sender, receiver) = mpsc::sync_channel(1);
        // Whoever dropped the receiver no longer wants the answer.
        let done = Box::new(move |answer| drop(sender.send(answer)));
        (done, Self(receiver))
    }
}

impl<T> Pending<T> {
    /// Waits for the answer.
    pub fn wait(self) -> Result<T> {
        self.0.recv().unwrap_or(Err(Error::Closed))
    }
}

/// A callback that is called even if its owner dies first: the answer is then [`Error::Closed`].
pub struct Reply<T>(Option<Callback<T>>);

impl<T> Reply<T> {
    /// Over a callback.
    pub fn new(done: Callback<T>) -> Self {
        Self(Some(done))
    }

    /// Answers.
    pub fn send(mut self, answer: Result<T>) {
        if let Some(done) = self.0.take() {
            done(answer);
        }
    }
}

impl<T> std::fmt::Debug for Reply<T> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Reply")
    }
}

impl<T> Drop for Reply<T> {
    fn drop(&mut self) {
        if let Some(done) = self.0.take() {
            done(Err(Error::Closed));
        }
    }
}
