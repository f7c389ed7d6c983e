//! What helps while a book is written: findings in words with their fixes, the outline of a file, its layout.

mod fixes;
mod layout;
mod outline;
mod told;

pub use fixes::{Edit, Fix, fixes};
pub use layout::laid_out;
pub use outline::{Item, Part, outline};
pub use told::{Also, LineColumn, Range, TextChange, Told, ToldFix, tell};
