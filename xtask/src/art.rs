//! The workshop in `art/`: a workspace of its own, whose files the game takes.

use crate::needs;
use crate::shell::{self, target};
use anyhow::{Context, Result};

/// Its manifest.
pub(crate) const MANIFEST: &str = "art/Cargo.toml";

/// Draws rooms and figures anew.
pub(crate) fn draw() -> Result<()> {
    eprintln!(
        "drawing content/tiles, content/figures, the story's pictures and the key art with art/drawing"
    );
    drawing(&[])
}

/// Whether the files are what the workshop draws.
pub(crate) fn check_drawings() -> Result<()> {
    drawing(&["--check"])
}

/// Makes all sounds anew, and their table.
pub(crate) fn sounds() -> Result<()> {
    needs::install_encoders()?;
    eprintln!("making art/sounds/out and the table in docs/sounds.md with art/sounds");
    let kit = ["run", "--quiet", "--package", "barksburg-sounds", "--bin", "sounds"];
    cargo(&kit, &["--", "art/sounds/out", "docs/sounds.md"])
}

/// What `cargo xtask test` asks of the game's own crates, asked of the workshop.
pub(crate) fn test() -> Result<()> {
    shell::cargo(&["fmt", "--all", "--check", "--manifest-path", MANIFEST])?;
    cargo(&["clippy", "--quiet", "--all-targets"], &["--", "-D", "warnings"])?;
    cargo(&["test", "--quiet"], &[])?;
    check_drawings()
}

fn drawing(rest: &[&str]) -> Result<()> {
    let kit = ["run", "--quiet", "--package", "barksburg-drawing", "--bin", "draw"];
    cargo(&kit, &[&["--", "content", "crates/web/static"], rest].concat())
}

fn cargo(args: &[&str], rest: &[&str]) -> Result<()> {
    let folder = target()?.join("art");
    let folder = folder.to_str().context("the target folder's name is no text")?;
    let place = ["--locked", "--manifest-path", MANIFEST, "--target-dir", folder];
    shell::cargo(&[args, &place, rest].concat())
}
