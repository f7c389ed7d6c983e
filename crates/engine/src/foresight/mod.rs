//! Reading ahead without playing: odds, outlooks, walks, imagined games.

pub(crate) mod imagine;
pub mod odds;
pub mod outlook;
pub mod walks;
pub mod worth;
