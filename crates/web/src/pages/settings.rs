//! How somebody likes to play, in one place: language, light, motion, reading aloud, sight and keys.
//!
//! Language and light are cookies, as pages are made with them; everything else stays in the browser.

use crate::html::{pace, speed};
use crate::page::{Page, Theme, bar_with, frame, language};
use crate::table::sound_choices;
use maud::{Markup, html};
use words::Lang;

/// The page.
pub fn settings(page: Page) -> Markup {
    let title = page.t("web-settings");
    let body = html! {
        // The switches of the bar stand here, with their names.
        (bar_with(page, &html! {}))
        main.page.settings {
            h1 { (title) }
            section.sheet aria-labelledby="set-language" {
                h2 id="set-language" { (page.t("web-language")) }
                form.row method="post" action="/settings" {
                    (back(page))
                    @for lang in Lang::ALL {
                        button name="lang" value=(lang) lang=(lang) aria-pressed=(pressed(lang == page.locale.lang())) { (language(lang)) }
                    }
                }
            }
            section.sheet.gap aria-labelledby="set-light" {
                h2 id="set-light" { (page.t("web-light")) }
                form.row method="post" action="/settings" {
                    (back(page))
                    @for (theme, sign) in Theme::SIGNS {
                        button name="theme" value=(theme.name()) aria-pressed=(pressed(theme == page.theme)) {
                            span aria-hidden="true" { (sign) } " " (page.t(&format!("web-theme-{}", theme.name())))
                        }
                    }
                }
            }
            section.sheet.gap aria-labelledby="set-table" data-scripted="" hidden {
                h2 id="set-table" { (page.t("web-settings-table")) }
                p { label.row { (page.t("web-speed")) (speed(page)) } }
                p.quiet.small { (page.t("web-settings-still")) }
                (sound_choices(page))
                p { label.row data-pace-label="" hidden { (page.t("web-settings-pace")) (pace(page)) } }
                (crate::table::sight(page))
                p { label.row { input type="checkbox" data-codes=""; (page.t("web-codes")) } }
                p.quiet.small { (page.t("web-settings-each")) }
            }
            section.sheet.gap aria-labelledby="set-yours" {
                h2 id="set-yours" { (page.t("web-yours")) }
                p { a href="/yours" { (page.t("web-yours-delete")) } }
                p { a href="/privacy" { (page.t("web-privacy")) } }
            }
            section.sheet.gap aria-labelledby="set-keys" data-scripted="" hidden {
                h2 id="set-keys" { (page.t("web-keys")) }
                (crate::help::keys(page))
                p { (crate::help::reset(page)) }
            }
        }
    };
    frame(page, &format!("{title} · Barksburg"), "reading", Some("pages/settings.js"), &body)
}

fn back(page: Page) -> Markup {
    html! { input type="hidden" name="back" value=(page.here); }
}

fn pressed(is: bool) -> &'static str {
    if is { "true" } else { "false" }
}
