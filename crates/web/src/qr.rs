//! Invitations as a picture that a phone can read.

use maud::{Markup, html};
use qrcode::{Color, EcLevel, QrCode};
use std::fmt::Write;

/// The light border a reader needs around the squares.
const QUIET: usize = 4;

/// A text as a QR code; nothing if it is too long for one. Dark on light in every theme: many readers fail on
/// the reverse.
pub(crate) fn qr(text: &str, label: &str) -> Markup {
    let Ok(code) = QrCode::with_error_correction_level(text, EcLevel::M) else { return html! {} };
    let size = code.width() + 2 * QUIET;
    html! {
        svg.qr viewBox={ "0 0 " (size) " " (size) } role="img" aria-label=(label) shape-rendering="crispEdges" {
            rect width=(size) height=(size) rx="2" fill="#fff" {}
            path d=(squares(&code)) fill="#000" {}
        }
    }
}

/// Path data with one box for each run of dark squares in a row.
fn squares(code: &QrCode) -> String {
    let width = code.width();
    let mut path = String::new();
    for y in 0..width {
        let mut x = 0;
        while x < width {
            let run = (x..width).take_while(|x| code[(*x, y)] == Color::Dark).count();
            if run > 0 {
                let _ = write!(path, "M{} {}h{run}v1h-{run}z", x + QUIET, y + QUIET);
            }
            x += run.max(1);
        }
    }
    path
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_finder_in_the_corner_is_drawn_and_every_dark_square_counted() {
        let code = QrCode::with_error_correction_level("http://mice.example/join/x/y", EcLevel::M).unwrap();
        let path = squares(&code);
        assert!(path.starts_with("M4 4h7v1h-7z"), "the top of the finder: {path}");
        let drawn: usize =
            path.split('h').skip(1).filter_map(|p| p.split('v').next()?.parse::<usize>().ok()).sum();
        let dark = code.to_colors().into_iter().filter(|c| *c == Color::Dark).count();
        assert_eq!(drawn, dark);
    }

    #[test]
    fn what_does_not_fit_is_not_drawn() {
        assert_eq!(qr(&"x".repeat(5000), "").into_string(), "");
    }
}
