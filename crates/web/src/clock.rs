//! Hourglass, end marker, wheel and the next surge.

use crate::frame::Page;
use crate::table::icon;
use crate::text::Text;
use engine::outlook::WHEEL;
use maud::{Markup, html};
use std::sync::LazyLock;
use view::{ChapterView, WaveView};
use words::Args;

/// Hourglass, end marker and wheel: pictures, and the same as a sentence.
pub(crate) fn clock(ctx: Page, &(chapter, surge): &(&ChapterView, Option<&WaveView>)) -> Markup {
    let last = chapter.end_page.max(chapter.page);
    let full = chapter.wheel + 1 >= chapter.wheel_size;
    html! {
        div.clock id="clock" role="img" aria-label=(Text(&chapter.clock)) title=(Text(&chapter.clock)) {
            span.page-count aria-hidden="true" { (icon(ctx, "hourglass")) b { (ctx.say("web-page-short", &Args::new().num("page", chapter.page).num("end", chapter.end_page))) } }
            span.pages {
                @for page in 1..=last {
                    @let now = page == chapter.page;
                    @let end = page == chapter.end_page;
                    span.page-mark.now[now].end[end].gone[page < chapter.page] {
                        @if now { (icon(ctx, "hourglass")) } @else if end { (icon(ctx, "end-marker")) } @else { (page) }
                    }
                }
            }
            span.wheel.full[full] {
                svg viewBox="-50 -50 100 100" width="40" height="40" {
                    circle r="48" class="rim" {}
                    @for (i, wedge) in (0..).zip(WEDGES.iter()) {
                        path class=(if i < chapter.wheel { "wedge on" } else { "wedge" }) d=(Text(wedge)) {}
                    }
                    circle r="9" class="hub" {}
                }
                b { (chapter.wheel) "/" (chapter.wheel_size) }
            }
            @if let Some(surge) = surge {
                span.surge title=(ctx.say("web-surge.about", &Args::new().text("what", &surge.text))) {
                    (ctx.say("web-surge", &Args::new().text("what", &surge.text)))
                }
            }
        }
    }
}

/// The pieces of the wheel as path data.
static WEDGES: LazyLock<Vec<String>> = LazyLock::new(|| (0..WHEEL).map(|i| wedge(i, WHEEL)).collect());

fn wedge(i: u8, n: u8) -> String {
    let angle = |k: f64| (k / f64::from(n) * 2.0 - 0.5) * std::f64::consts::PI;
    let (a, b) = (angle(f64::from(i) + 0.06), angle(f64::from(i) + 0.94));
    format!(
        "M{:.1} {:.1}L{:.1} {:.1}A42 42 0 0 1 {:.1} {:.1}L{:.1} {:.1}Z",
        14.0 * a.cos(),
        14.0 * a.sin(),
        42.0 * a.cos(),
        42.0 * a.sin(),
        42.0 * b.cos(),
        42.0 * b.sin(),
        14.0 * b.cos(),
        14.0 * b.sin(),
    )
}
