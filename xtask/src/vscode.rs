//! The extension for VS Code: tested and packed with the tools that npm has, without asking a marketplace.

use crate::shell;
use anyhow::{Context, Result};

/// Tests the extension and writes `target/barksburg-books.vsix`.
pub(crate) fn pack() -> Result<()> {
    let folder = shell::root().join("editors/vscode");
    let folder = folder.to_str().context("the folder has a name")?;
    let file = shell::target()?.join("barksburg-books.vsix");
    let file = file.to_str().context("the file has a name")?;
    // Versions are fixed in package.json; a lock file would name the registry it was made with.
    shell::run("npm", &["--prefix", folder, "install", "--no-package-lock", "--no-audit", "--no-fund"])?;
    shell::run("npm", &["--prefix", folder, "test"])?;
    shell::run("npm", &["--prefix", folder, "run", "package", "--", "--out", file])?;
    println!("{file}");
    Ok(())
}
