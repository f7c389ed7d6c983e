//! The seed behind the dice: promised at the start, shown and checked at the end.

use crate::frame::Page;
use maud::{Markup, html};
use session::SeedCommitment;

/// The broken seal: the page's script does the sum again and shows one of the two sentences.
pub(crate) fn broken(ctx: Page, seal: &SeedCommitment) -> Markup {
    html! {
        section.sheet.gap data-seal=[seal.commitment.as_deref()] data-seed=(seal.seed) data-words=(seal.words) {
            h2 { (ctx.t("web-seed-revealed")) }
            p { code.break { (seal.seed) } }
            @if let Some(commitment) = &seal.commitment {
                p.small { (ctx.t("web-seed-check")) }
                p.small { code.break { (commitment) } }
                p.notice.good data-seal-good="" role="status" hidden { "✓ " (ctx.t("web-seal-good")) }
                p.notice data-seal-bad="" role="alert" hidden { "✗ " (ctx.t("web-seal-bad")) }
                details {
                    summary { (ctx.t("web-seal-words")) }
                    pre.small.break { (seal.words) (seal.seed) }
                }
            } @else { p.small { (ctx.t("web-seed-open")) } }
        }
    }
}
