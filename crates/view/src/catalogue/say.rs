//! Filling a sentence: names bent to their case, numbers, phrases.

use super::locale::Locale;

pub(crate) use super::locale::raised;
use engine::board::Board;
use engine::id::{Fig, MinionId, MouseId, SearchId};
use words::{Args, GrammaticalCase};

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
    pub(crate) fn fig(self, name: &'static str, board: &Board, fig: Fig, case: GrammaticalCase) -> Self {
        let text = self.locale.figure(board, fig, case);
        self.text(name, text)
    }

    /// The grammatical gender of a figure, for sentences that bend with it.
    pub(crate) fn gender(self, name: &'static str, board: &Board, fig: Fig) -> Self {
        let text = self.locale.gender(board, fig);
        self.text(name, text)
    }

    pub(crate) fn mouse(self, name: &'static str, board: &Board, mouse: u8, case: GrammaticalCase) -> Self {
        self.fig(name, board, Fig::mouse(mouse as usize), case)
    }

    pub(crate) fn kind(self, name: &'static str, kind: MinionId, case: GrammaticalCase) -> Self {
        let text = self.locale.kind(kind, case);
        self.text(name, text)
    }

    pub(crate) fn card(self, name: &'static str, card: SearchId) -> Self {
        let text = self.locale.card_name(card);
        self.text(name, text)
    }

    /// A mouse's name in all its forms.
    pub(crate) fn mouse_noun(mut self, name: &'static str, mouse: MouseId) -> Self {
        self.args = self.locale.mouse_noun(self.args, name, mouse);
        self
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
    /// Adds a mouse's name to the arguments of a sentence in all its forms: `mouse`, `mouse-gen` and so on.
    #[must_use]
    pub fn mouse_noun(self, args: Args, name: &str, mouse: MouseId) -> Args {
        let key = format!("mouse-{}", self.book().mice[mouse.ix()].name);
        self.words().noun(self.lang(), args, name, &key)
    }

    /// The same for a mouse by its id; one that the book does not have is called by its id.
    #[must_use]
    pub fn noun_called(self, args: Args, name: &str, mouse: &str) -> Args {
        match self.book().mouse_named(mouse) {
            Some(mouse) => self.mouse_noun(args, name, mouse),
            None => self.words().noun(self.lang(), args, name, mouse),
        }
    }

    pub(crate) fn say(self) -> Say<'s> {
        Say::new(self)
    }
}
