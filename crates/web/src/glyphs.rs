//! Small drawings in the line of a text, as large as a letter and in its colour. Never a character: which machine has
//! a font with hearts and gears in it is nobody's to know.

use maud::{Markup, Render, html};

/// A drawing that stands among words; whoever listens is told in words beside it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Glyph {
    /// Day.
    Sun,
    /// Night.
    Moon,
    /// Day or night; also the waning half-moon.
    Half,
    /// Fourteen nights until the new moon.
    FullMoon,
    /// More than half of the waning moon.
    GibbousMoon,
    /// Less than half of it.
    Crescent,
    /// None of it.
    NewMoon,
    /// Settings, and what plays by itself.
    Gear,
    /// Away with it; also what is wrong.
    Close,
    /// Beware.
    Warning,
    /// Done, or right.
    Done,
    /// A life.
    Heart,
    /// A life that is lost.
    HeartGone,
    /// Poison.
    Skull,
    /// An honour.
    Star,
    /// Back to where one was.
    Back,
    /// One choice back.
    Undo,
    /// One choice on again.
    Redo,
    /// All of it.
    Fit,
    /// What is seen.
    Eye,
    /// More.
    Menu,
    /// Somebody who is here.
    Dot,
    /// Somebody who is away.
    Ring,
    /// Go.
    Play,
    /// Wait.
    Pause,
    /// More below.
    Down,
    /// Where to go.
    Flag,
    /// Sound is on.
    Sound,
    /// Sound is off.
    Mute,
}

impl Glyph {
    /// What is filled and what is drawn with a pen, on a sheet of 24 by 24.
    const fn paths(self) -> (&'static str, &'static str) {
        match self {
            Glyph::Sun => (
                "M12 7a5 5 0 1 0 0 10 5 5 0 0 0 0-10z",
                "M12 1.5v2.6M12 19.9v2.6M1.5 12h2.6M19.9 12h2.6M4.6 4.6l1.8 1.8M17.6 17.6l1.8 1.8M19.4 4.6l-1.8 1.8M6.4 17.6l-1.8 1.8",
            ),
            Glyph::Moon => ("M20.5 14.8A9 9 0 1 1 9.2 3.5a7.2 7.2 0 0 0 11.3 11.3z", ""),
            Glyph::Half => ("M12 4a8 8 0 0 0 0 16z", "M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16z"),
            Glyph::FullMoon => ("M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16z", ""),
            Glyph::GibbousMoon => {
                ("M12 4a8 8 0 0 0 0 16a4 8 0 0 0 0-16z", "M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16z")
            }
            Glyph::Crescent => {
                ("M12 4a8 8 0 0 0 0 16a4 8 0 0 1 0-16z", "M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16z")
            }
            Glyph::NewMoon => ("", "M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16z"),
            Glyph::Gear => (
                "M9.8 4.7L10 1.6L14 1.6L14.2 4.7L15.5 5.3L17.9 3.2L20.8 6.1L18.7 8.5L19.3 9.8L22.4 10L22.4 14L19.3 14.2L18.7 15.5L20.8 17.9L17.9 20.8L15.5 18.7L14.2 19.3L14 22.4L10 22.4L9.8 19.3L8.5 18.7L6.1 20.8L3.2 17.9L5.3 15.5L4.7 14.2L1.6 14L1.6 10L4.7 9.8L5.3 8.5L3.2 6.1L6.1 3.2L8.5 5.3zM12 8.4a3.6 3.6 0 1 0 0 7.2 3.6 3.6 0 0 0 0-7.2z",
                "",
            ),
            Glyph::Close => ("", "M5.5 5.5l13 13M18.5 5.5l-13 13"),
            Glyph::Warning => ("M12 2 23.2 21.5H.8zM10.9 8.6v6.6h2.2V8.6zM10.9 16.9v2.3h2.2v-2.3z", ""),
            Glyph::Done => ("", "M4.5 12.8l5 5L19.5 6.5"),
            Glyph::Heart => (
                "M12 21.2C5.2 15.9 1.8 12.3 1.8 8.1a5.2 5.2 0 0 1 10.2-1.5 5.2 5.2 0 0 1 10.2 1.5c0 4.2-3.4 7.8-10.2 13.1z",
                "",
            ),
            Glyph::HeartGone => (
                "",
                "M12 19.9C5.9 15.1 3 12 3 8.2a4.4 4.4 0 0 1 9-.6 4.4 4.4 0 0 1 9 .6c0 3.8-2.9 6.9-9 11.7z",
            ),
            Glyph::Skull => (
                "M12 1.8a9.2 9.2 0 0 0-5.6 16.5v3.9h11.2v-3.9A9.2 9.2 0 0 0 12 1.8zM8.3 9a2.4 2.4 0 1 1 0 4.8 2.4 2.4 0 0 1 0-4.8zM15.7 9a2.4 2.4 0 1 1 0 4.8 2.4 2.4 0 0 1 0-4.8zM12 14.6l1.6 2.8h-3.2z",
                "",
            ),
            Glyph::Star => (
                "M12 1.6L14.8 8.8L22.5 9.2L16.5 14.1L18.5 21.5L12 17.3L5.5 21.5L7.5 14.1L1.5 9.2L9.2 8.8z",
                "",
            ),
            Glyph::Back => ("", "M9 4.5 4 9.5l5 5M4.5 9.5H14a5.5 5.5 0 0 1 0 11h-4"),
            Glyph::Undo => ("", "M4.5 12.5A7.7 7.7 0 1 1 7.2 18.4M4.2 5.5v7h7"),
            Glyph::Redo => ("", "M19.5 12.5a7.7 7.7 0 1 0-2.7 5.9M19.8 5.5v7h-7"),
            Glyph::Fit => ("", "M14 4h6v6M20 4l-6.5 6.5M10 20H4v-6M4 20l6.5-6.5"),
            Glyph::Eye => (
                "M12 8.8a3.2 3.2 0 1 0 0 6.4 3.2 3.2 0 0 0 0-6.4z",
                "M1.8 12C4.8 7.3 8.2 5 12 5s7.2 2.3 10.2 7c-3 4.7-6.4 7-10.2 7s-7.2-2.3-10.2-7z",
            ),
            Glyph::Menu => ("", "M3.5 6h17M3.5 12h17M3.5 18h17"),
            Glyph::Dot => ("M12 5.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13z", ""),
            Glyph::Ring => ("", "M12 6.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11z"),
            Glyph::Play => ("M6.5 3.5 20.5 12l-14 8.5z", ""),
            Glyph::Pause => ("M5.5 4H10v16H5.5zM14 4h4.5v16H14z", ""),
            Glyph::Down => ("M4.5 8.5h15L12 17z", ""),
            Glyph::Flag => {
                ("M6.6 3.2q4-1.9 7.4.2t7 .6l-2.6 4.3 2.6 4.3q-3.8 1.5-7-.6t-7.4 0z", "M5.5 2v20.5")
            }
            Glyph::Sound => (
                "M2.5 8.8h4.2L13 3.5v17l-6.3-5.3H2.5z",
                "M16.2 8.6a5 5 0 0 1 0 6.8M19 5.6a9.2 9.2 0 0 1 0 12.8",
            ),
            Glyph::Mute => ("M2.5 8.8h4.2L13 3.5v17l-6.3-5.3H2.5z", "M16.2 9.2l5.6 5.6M21.8 9.2l-5.6 5.6"),
        }
    }
}

/// Glyphs that a page of the table holds once, because they are sent with many choices.
const SHARED: [Glyph; 3] = [Glyph::Heart, Glyph::HeartGone, Glyph::Skull];

impl Glyph {
    /// Names the drawing instead of repeating it; only on pages with [`Glyph::shared_symbols`].
    pub(crate) fn shared(self) -> Shared {
        debug_assert!(SHARED.contains(&self), "{self:?} is not shared");
        Shared(self)
    }

    /// The drawings of those that are shared.
    pub(crate) fn shared_symbols() -> Markup {
        html! {
            @for glyph in SHARED {
                symbol id={ "glyph-" (glyph as u8) } viewBox="0 0 24 24" { (Inside(glyph)) }
            }
        }
    }
}

/// The lines of a drawing.
struct Inside(Glyph);

impl Render for Inside {
    fn render_to(&self, out: &mut String) {
        let (filled, drawn) = self.0.paths();
        for (kind, path) in [("", filled), (r#" class="pen""#, drawn)] {
            if !path.is_empty() {
                out.extend(["<path", kind, r#" d=""#, path, r#""/>"#]);
            }
        }
    }
}

/// A drawing that the page holds, by its name.
pub(crate) struct Shared(Glyph);

impl Render for Shared {
    fn render_to(&self, out: &mut String) {
        out.push_str(r##"<svg class="glyph" aria-hidden="true"><use href="#glyph-"##);
        (self.0 as u8).render_to(out);
        out.push_str(r#""></use></svg>"#);
    }
}

impl Render for Glyph {
    fn render_to(&self, out: &mut String) {
        out.push_str(r#"<svg class="glyph" viewBox="0 0 24 24" aria-hidden="true">"#);
        Inside(*self).render_to(out);
        out.push_str("</svg>");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_glyph_is_a_drawing_that_nobody_reads_aloud() {
        assert_eq!(
            Glyph::Menu.render().into_string(),
            r#"<svg class="glyph" viewBox="0 0 24 24" aria-hidden="true"><path class="pen" d="M3.5 6h17M3.5 12h17M3.5 18h17"/></svg>"#
        );
        assert_eq!(Glyph::Sound.render().into_string().matches("<path").count(), 2);
    }
}
