//! What every page shares: head, bar, language and light.

use crate::glyphs::Glyph;
use crate::pictures::Pictures;
use crate::statics::static_url;
use maud::{DOCTYPE, Markup, html};
use std::borrow::Cow;
use view::Locale;
use words::{Args, Lang};

/// Night, day, or as the system says; night until somebody chooses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Theme {
    /// As the system says.
    Auto,
    /// Day.
    Light,
    /// Night.
    #[default]
    Dark,
}

impl Theme {
    /// All of them.
    pub const ALL: [Theme; 3] = [Theme::Auto, Theme::Light, Theme::Dark];

    /// All of them as they are offered, each with its sign.
    pub(crate) const SIGNS: [(Theme, Glyph); 3] =
        [(Theme::Light, Glyph::Sun), (Theme::Dark, Glyph::Moon), (Theme::Auto, Glyph::Half)];

    /// Its name in cookies and forms.
    pub const fn name(self) -> &'static str {
        match self {
            Theme::Auto => "auto",
            Theme::Light => "light",
            Theme::Dark => "dark",
        }
    }

    /// The theme with this name.
    pub fn parse(name: &str) -> Option<Theme> {
        Theme::ALL.into_iter().find(|t| t.name() == name)
    }
}

/// For whom a page is made.
#[derive(Clone, Copy)]
pub struct Page<'a> {
    /// The language, with the whole book behind it.
    pub locale: Locale<'a>,
    /// Day or night.
    pub theme: Theme,
    /// The path of this page, to come back to.
    pub here: &'a str,
    /// Addresses of pictures.
    pub pictures: &'a Pictures,
    /// The book it speaks of, as addresses name it.
    pub book: &'a str,
}

impl<'a> Page<'a> {
    /// A sentence without arguments.
    pub fn t(self, key: &str) -> Cow<'a, str> {
        self.try_t(key).unwrap_or_else(|| self.say(key, &Args::new()).into())
    }

    /// A sentence.
    pub fn say(self, key: &str, args: &Args) -> String {
        self.locale.catalogue().words().say(self.locale.lang(), key, args)
    }

    /// A sentence that an author may have written in one language only: marked with that language if it is another than the
    /// reader's.
    pub(crate) fn line(self, key: &str) -> Markup {
        said(&self.t(key), self.locale.foreign(key))
    }

    /// The same if there is one.
    pub(crate) fn try_line(self, key: &str) -> Option<Markup> {
        self.try_t(key).map(|text| said(&text, self.locale.foreign(key)))
    }

    /// A sentence without arguments if there is one.
    pub fn try_t(self, key: &str) -> Option<Cow<'a, str>> {
        self.locale.catalogue().words().text(self.locale.lang(), key)
    }
}

/// Words with the mark of their language, where they have one, for screen readers.
pub(crate) fn said(words: &str, lang: Option<Lang>) -> Markup {
    html! { @if let Some(lang) = lang { span lang=(lang) { (words) } } @else { (words) } }
}

/// The style sheets, one for each topic; the last one has the last word.
const STYLES: [&str; 14] = [
    "css/fonts.css",
    "css/style.css",
    "css/table/table.css",
    "css/table/board.css",
    "css/table/actions.css",
    "css/table/sheets.css",
    "css/together.css",
    "css/faces.css",
    "css/story.css",
    "css/sound.css",
    "css/table/docks.css",
    "css/phone.css",
    "css/table/bar.css",
    "css/table/stage.css",
];

/// The faces every page begins with: asked for at once, so that no line is set twice.
const FONTS: [&str; 3] =
    ["fonts/alegreya-sans-400.woff2", "fonts/alegreya-sans-700.woff2", "fonts/alegreya-700.woff2"];

/// The whole page around a body.
pub(crate) fn frame(page: Page, title: &str, class: &str, script: Option<&str>, body: &Markup) -> Markup {
    let theme = match page.theme {
        Theme::Auto => None,
        other => Some(other.name()),
    };
    html! {
        (DOCTYPE)
        html lang=(page.locale.lang()) data-theme=[theme] {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="referrer" content="no-referrer";
                title { (title) }
                @for font in FONTS {
                    link rel="preload" as="font" type="font/woff2" crossorigin href=(static_url(font));
                }
                @for sheet in STYLES { link rel="stylesheet" href=(static_url(sheet)); }
                @if class.contains("gallery") { link rel="stylesheet" href=(static_url("css/pages/gallery.css")); }
                link rel="icon" href=(static_url("icon.svg")) type="image/svg+xml";
                script type="module" src=(static_url("pages/page.js")) {}
                @if let Some(script) = script {
                    script type="module" src=(static_url(script)) {}
                }
            }
            body class=(class) { (body) (signs(page, class, body)) }
        }
    }
}

/// The drawings that a page names: all of them where a stream will bring more to see.
pub(crate) fn signs(page: Page, class: &str, body: &Markup) -> Markup {
    let live = class.contains("table-page");
    let wanted = |name: &str| live || body.0.contains(&format!("\"#sign-{name}\""));
    html! {
        svg.drawings width="0" height="0" aria-hidden="true" {
            (page.pictures.signs(wanted))
            @if live { (Glyph::shared_symbols()) }
        }
    }
}

/// The bar of the pages that are read.
pub(crate) fn bar(page: Page) -> Markup {
    let title = page.t("web-settings");
    bar_with(
        page,
        &html! {
            (switches(page))
            a.button.plain.gear href="/settings" title=(title) aria-label=(title) { (Glyph::Gear) }
        },
    )
}

/// The same with something else at its end.
pub(crate) fn bar_with(page: Page, end: &Markup) -> Markup {
    html! {
        header.bar {
            a.brand href="/" { "Barksburg" }
            span.fill {}
            nav.switches aria-label=(page.t("web-nav")) {
                a.button.plain href="/rules" { (page.t("web-rules")) }
                a.button.plain href="/cards" { (page.t("web-cards")) }
                a.button.plain href="/rooms" { (page.t("web-rooms")) }
            }
            (end)
        }
    }
}

/// Language and light.
pub(crate) fn switches(page: Page) -> Markup {
    let back = html! { input type="hidden" name="back" value=(page.here); };
    html! {
        div.switches role="group" aria-label=(page.t("web-language")) {
            form method="post" action="/settings" {
                (back)
                @for lang in Lang::ALL {
                    button name="lang" value=(lang) lang=(lang) title=(language(lang))
                        aria-pressed=(if lang == page.locale.lang() { "true" } else { "false" }) {
                        (lang.as_str().to_uppercase())
                    }
                }
            }
        }
        div.switches role="group" aria-label=(page.t("web-light")) {
            form method="post" action="/settings" {
                (back)
                @for (theme, sign) in Theme::SIGNS {
                    @let name = page.t(&format!("web-theme-{}", theme.name()));
                    button name="theme" value=(theme.name()) title=(name) aria-label=(name)
                        aria-pressed=(if theme == page.theme { "true" } else { "false" }) { (sign) }
                }
            }
        }
    }
}

/// A language in its own words.
pub(crate) fn language(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "English",
        Lang::De => "Deutsch",
        Lang::Pl => "Polski",
    }
}

/// Something that went wrong, for people.
#[derive(Clone, Debug)]
pub struct Problem {
    /// The key of its heading; the text has `.text`.
    pub key: &'static str,
    /// More to say, already in words.
    pub more: Option<String>,
    /// Where to go from here.
    pub back: Option<String>,
}

/// A page that says what went wrong and how to go on.
pub fn problem(page: Page, problem: &Problem) -> Markup {
    let title = page.t(problem.key);
    let body = html! {
        (bar(page))
        main.page.problem {
            @if let Some(url) = page.pictures.figure("mousetrap") { img src=(url) alt="" width="160" height="160"; }
            h1 { (title) }
            p { (page.t(&format!("{}.text", problem.key))) }
            @if let Some(more) = &problem.more { p.notice { (more) } }
            p.row {
                @if let Some(back) = &problem.back {
                    a.button.bright href=(back) { (page.t("web-back-to-table")) }
                }
                a.button href="/" { (page.t("web-home")) }
            }
        }
    };
    frame(page, &format!("{title} · Barksburg"), "reading", None, &body)
}
