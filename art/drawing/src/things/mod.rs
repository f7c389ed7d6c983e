//! Oversized human things, as a mouse sees them. Each is a silhouette for its shadow and a few tone planes, lit from the
//! right; upright things turn round by themselves when the light stands on their other side.

mod castle;
mod giants;
mod hall;
mod kitchen;
mod nature;
mod works;

pub use castle::*;
pub use giants::*;
pub use hall::*;
pub use kitchen::*;
pub use nature::*;
pub use works::*;

use crate::paper;

/// A thing to put down.
#[derive(Clone, Debug)]
pub struct Thing {
    /// Path data of its silhouette.
    pub shadow: String,
    /// Its planes.
    pub body: String,
    /// Whether it stands: then its lit side turns to the light.
    pub upright: bool,
}

/// Planes from pairs of path data and colour. A colour may carry an opacity (`#04161b.5`); data that begins with `s8 ` is a
/// stroke 8 units wide.
pub fn planes(list: &[(&str, &str)]) -> String {
    list.iter()
        .map(|(d, fill)| match d.strip_prefix('s').and_then(|r| r.split_once(' ')) {
            Some((w, d)) => {
                let (c, a) = fill.split_at(7);
                let a = if a.is_empty() { String::new() } else { format!(" stroke-opacity=\"{a}\"") };
                format!("<path d=\"{d}\" fill=\"none\" stroke=\"{c}\"{a} stroke-width=\"{w}\" stroke-linecap=\"round\" stroke-linejoin=\"round\"/>")
            }
            None => paper::cut(d, fill),
        })
        .collect()
}

/// Something that stands.
pub fn standing(shadow: &str, list: &[(&str, &str)]) -> Thing {
    Thing { shadow: shadow.to_owned(), body: planes(list), upright: true }
}

/// Something that lies.
pub fn lying(shadow: &str, list: &[(&str, &str)]) -> Thing {
    Thing { shadow: shadow.to_owned(), body: planes(list), upright: false }
}
