//! For whoever keeps a data folder: copies of it, whether it is whole, and what has to go.

pub(crate) mod admin;
pub(crate) mod copies;
pub(crate) mod stores;

use crate::speech;
use crate::trouble;
use std::path::{Path, PathBuf};
use words::Lang;

/// The folder that was named, or the one that a server started here would have.
pub(crate) fn folder(data: Option<&PathBuf>) -> PathBuf {
    let set = || std::env::var_os("BARKSBURG_DATA").filter(|set| !set.is_empty()).map(PathBuf::from);
    data.cloned().or_else(set).unwrap_or_else(server::data_folder)
}

fn failed(lang: Lang, error: &store::Error) -> anyhow::Error {
    anyhow::anyhow!(trouble::store(lang, error))
}

/// Gives what root has written into somebody else's folder to them: their server could not open it otherwise.
#[cfg(unix)]
pub(crate) fn hand_over(folder: &Path, lang: Lang) -> anyhow::Result<()> {
    use std::os::unix::fs::{MetadataExt, lchown};
    if !rustix::process::geteuid().is_root() {
        return Ok(());
    }
    let hand_over = || -> std::io::Result<()> {
        let owner = std::fs::metadata(folder)?;
        for file in std::fs::read_dir(folder)? {
            let file = file?;
            let found = file.metadata()?;
            if found.is_file() && found.uid() == 0 && owner.uid() != 0 {
                lchown(file.path(), Some(owner.uid()), Some(owner.gid()))?;
            }
        }
        Ok(())
    };
    hand_over().map_err(|error| speech::unwritable(lang, folder, &error))
}

#[cfg(not(unix))]
pub(crate) fn hand_over(_: &Path, _: Lang) -> anyhow::Result<()> {
    Ok(())
}
