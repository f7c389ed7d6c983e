//! How somebody likes to play, in one place: language, light, motion, reading aloud, sight and keys.
//!
//! Language and light are cookies, as pages are made with them; everything else stays in the browser.

use crate::frame::{Page, Theme, bar_with, frame, language};
use maud::{Markup, html};
use words::Lang;

/// The page.
pub fn settings(ctx: Page) -> Markup {
    let title = ctx.t("web-settings");
    let body = html! {
        // The switches of the bar stand here, with their names.
        (bar_with(ctx, &html! {}))
        main.page.settings {
            h1 { (title) }
            section.sheet aria-labelledby="set-language" {
                h2 id="set-language" { (ctx.t("web-language")) }
                form.row method="post" action="/settings" {
                    (back(ctx))
                    @for lang in Lang::ALL {
                        button name="lang" value=(lang) lang=(lang) aria-pressed=(pressed(lang == ctx.locale.lang())) { (language(lang)) }
                    }
                }
            }
            section.sheet.gap aria-labelledby="set-light" {
                h2 id="set-light" { (ctx.t("web-light")) }
                form.row method="post" action="/settings" {
                    (back(ctx))
                    @for (theme, sign) in Theme::SIGNS {
                        button name="theme" value=(theme.name()) aria-pressed=(pressed(theme == ctx.theme)) {
                            span aria-hidden="true" { (sign) } " " (ctx.t(&format!("web-theme-{}", theme.name())))
                        }
                    }
                }
            }
            section.sheet.gap aria-labelledby="set-table" data-scripted="" hidden {
                h2 id="set-table" { (ctx.t("web-settings-table")) }
                p { label.row { (ctx.t("web-speed")) (speed(ctx)) } }
                p.quiet.small { (ctx.t("web-settings-still")) }
                p { label.row data-pace-label="" hidden { (ctx.t("web-settings-pace")) (pace(ctx)) } }
                p { label.row { input type="checkbox" data-sight="" checked; (ctx.t("web-sight")) } }
                p.quiet.small { (ctx.t("web-settings-each")) }
            }
            section.sheet.gap aria-labelledby="set-keys" data-scripted="" hidden {
                h2 id="set-keys" { (ctx.t("web-keys")) }
                (crate::help::keys(ctx))
                p { (crate::help::reset(ctx)) }
            }
        }
    };
    frame(ctx, &format!("{title} · Barksburg"), "reading", Some("settings.js"), &body)
}

fn back(ctx: Page) -> Markup {
    html! { input type="hidden" name="back" value=(ctx.here); }
}

fn pressed(is: bool) -> &'static str {
    if is { "true" } else { "false" }
}

/// How fast things move; the script keeps it.
pub(crate) fn speed(ctx: Page) -> Markup {
    html! {
        select data-speed="" {
            @for (value, key) in [("0", "web-speed-instant"), ("1", "web-speed-quick"), ("2", "web-speed-normal"), ("4", "web-speed-slow")] {
                option value=(value) selected[value == "2"] { (ctx.t(key)) }
            }
        }
    }
}

/// How fast the story is read; the script keeps it.
pub(crate) fn pace(ctx: Page) -> Markup {
    html! {
        select data-pace="" {
            @for (value, key) in [("0.75", "web-pace-slow"), ("0.95", "web-pace-normal"), ("1.2", "web-pace-quick")] {
                option value=(value) selected[value == "0.95"] { (ctx.t(key)) }
            }
        }
    }
}
