//! The ensemble. Each instrument makes one note or one knock as mono samples, about as loud as full scale.

mod bellows;
mod drum;
mod hurdy_gurdy;
mod kalimba;
mod lute;
mod paper;
mod wood;

pub use bellows::bellows;
pub use drum::{drum, rim};
pub use hurdy_gurdy::{buzz, hurdy_gurdy};
pub use kalimba::kalimba;
pub use lute::{lute, muted_lute};
pub use paper::{rustle, swish};
pub use wood::{Mode, creak, drop, knock, pat, wood_block};

/// Scales a sound so that its greatest sample is 1.
fn full(mut sound: Vec<f64>) -> Vec<f64> {
    let most = sound.iter().fold(1e-9_f64, |m, x| m.max(x.abs()));
    for x in &mut sound {
        *x /= most;
    }
    sound
}

/// Fades the last samples out, so that cutting a ringing note does not click.
fn let_go(mut sound: Vec<f64>, seconds: f64) -> Vec<f64> {
    let count = crate::maths::samples(seconds).min(sound.len());
    let start = sound.len() - count;
    for (ix, x) in sound[start..].iter_mut().enumerate() {
        *x *= 1.0 - crate::maths::ease((ix + 1) as f64 / count as f64);
    }
    sound
}
