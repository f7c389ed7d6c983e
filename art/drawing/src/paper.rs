//! Paper and scissors: the cuts that everything is made of.

use crate::geometry::{Pt, lerp, n, toward};

/// One cut of paper.
pub fn cut(d: &str, fill: &str) -> String {
    let (colour, alpha) = fill.split_at(7.min(fill.len()));
    if alpha.is_empty() {
        format!("<path d=\"{d}\" fill=\"{colour}\"/>")
    } else {
        format!("<path d=\"{d}\" fill=\"{colour}\" fill-opacity=\"{alpha}\"/>")
    }
}

/// A long thin cut from `a` to `b`.
pub fn sliver(a: Pt, b: Pt, w: f64, fill: &str) -> String {
    let u = toward(a, b);
    let m = lerp(a, b, 0.45);
    cut(
        &format!(
            "M{} {}Q{} {} {} {}Q{} {} {} {}Z",
            n(a.0),
            n(a.1),
            n(m.0 - u.1 * w),
            n(m.1 + u.0 * w),
            n(b.0),
            n(b.1),
            n(m.0 + u.1 * w),
            n(m.1 - u.0 * w),
            n(a.0),
            n(a.1)
        ),
        fill,
    )
}
