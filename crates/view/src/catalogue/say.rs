//! Filling a sentence: names bent to their case, numbers, phrases.

use super::locale::Locale;

pub(crate) use super::locale::raised;
use engine::board::Board;
use engine::id::{Fig, MinionId, SearchId};
use words::{Args, Case};

/// A sentence in the making.
pub(crate) struct Say<'s> {
    locale: Locale<'s>,
    args: Args,
}

impl<'s> Say<'s> {
    pub(crate) fn new(locale: Locale<'s>) -> Self {
        Self { locale, args: Args::new() }
    }

    pub(crate) fn locale(&self) -> Locale<'s> {
        self.locale
    }

    pub(crate) fn num(mut self, name: &'static str, n: impl Into<i64>) -> Self {
        self.args = self.args.num(name, n);
        self
    }

    pub(crate) fn text(mut self, name: &'static str, text: impl AsRef<str>) -> Self {
        self.args = self.args.text(name, text);
        self
    }

    /// A figure's name in a case.
    pub(crate) fn fig(self, name: &'static str, board: &Board, fig: Fig, case: Case) -> Self {
        let text = self.locale.figure(board, fig, case);
        self.text(name, text)
    }

    /// The grammatical gender of a figure, for sentences that bend with it.
    pub(crate) fn gender(self, name: &'static str, board: &Board, fig: Fig) -> Self {
        let text = self.locale.gender(board, fig);
        self.text(name, text)
    }

    pub(crate) fn mouse(self, name: &'static str, board: &Board, mouse: u8, case: Case) -> Self {
        self.fig(name, board, Fig::mouse(mouse as usize), case)
    }

    pub(crate) fn kind(self, name: &'static str, kind: MinionId, case: Case) -> Self {
        let text = self.locale.kind(kind, case);
        self.text(name, text)
    }

    pub(crate) fn card(self, name: &'static str, card: SearchId) -> Self {
        let text = self.locale.card_name(card);
        self.text(name, text)
    }

    /// The sentence, its first letter raised.
    pub(crate) fn say(self, key: &str) -> String {
        raised(self.say_inside(key))
    }

    /// The words as they stand inside another sentence.
    pub(crate) fn say_inside(self, key: &str) -> String {
        self.locale.words().say(self.locale.lang(), key, &self.args)
    }
}

impl<'s> Locale<'s> {
    pub(crate) fn say(self) -> Say<'s> {
        Say::new(self)
    }
}
