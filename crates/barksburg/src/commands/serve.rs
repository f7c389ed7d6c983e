//! `barksburg` without a command, and `barksburg serve`: the table in the browser.

use crate::speech::{self, say};
use crate::trouble;
use anyhow::Result;
use clap::Args as ClapArgs;
use std::io::Write;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use words::Lang;

#[derive(ClapArgs, Clone, Debug, Default)]
pub(crate) struct Args {
    #[arg(long, value_name = "address")]
    listen: Option<SocketAddr>,
    #[arg(long, value_name = "folder")]
    data: Option<PathBuf>,
    #[arg(long, value_name = "url", value_parser = crate::mistakes::page)]
    public_url: Option<String>,
    #[arg(long, value_name = "path")]
    watch: Option<PathBuf>,
}

pub(crate) fn run(args: &Args, content: Option<&Path>, lang: Lang, open: bool) -> Result<bool> {
    let mut config = server::Config { content: content.map(Path::to_path_buf), ..server::Config::default() };
    if let Some(listen) = args.listen {
        config.listen = listen;
        config.fallback = false;
    }
    if let Some(data) = &args.data {
        // The store would say the same, but in the words of the system.
        std::fs::create_dir_all(data).map_err(|e| speech::unwritable(lang, data, &e))?;
        config.data = Some(data.clone());
    }
    config.public_url.clone_from(&args.public_url);
    if let Some(book) = &args.watch {
        std::fs::read_dir(book).map_err(|e| speech::unreadable(lang, book, &e))?;
        config.watch = Some(book.clone());
    }
    config.notices = server::Notices::to(move |notice| eprintln!("{}", trouble::notice(lang, notice)));
    let folder = config.data.clone();
    let public = config.public_url.clone();
    server::run(config, |address| {
        let url = public.unwrap_or_else(|| format!("http://{address}/"));
        println!("{}", say(lang, "program-open", &[("url", &url)]));
        if let Some(folder) = folder {
            println!("{}", say(lang, "program-saved-in", &[("folder", &folder.display().to_string())]));
        }
        println!("{}", say(lang, "program-close", &[]));
        let _ = std::io::stdout().flush();
        if open && has_display() {
            // Failing to open a browser is no failure: the address stands above.
            let _ = std::process::Command::new(opener()).arg(&url).spawn();
        }
    })
    .map_err(|e| trouble::server(lang, content, &e))?;
    Ok(true)
}

/// A browser opens only where somebody could see it.
fn has_display() -> bool {
    cfg!(any(target_os = "macos", target_os = "windows"))
        || std::env::var_os("DISPLAY").is_some()
        || std::env::var_os("WAYLAND_DISPLAY").is_some()
}

const fn opener() -> &'static str {
    if cfg!(target_os = "macos") {
        "open"
    } else if cfg!(target_os = "windows") {
        "explorer"
    } else {
        "xdg-open"
    }
}
