//! `barksburg` without a command, and `barksburg serve`: the table in the browser.

mod args;
mod log;
mod settings;

pub(crate) use args::{Args, ServeArgs};

use crate::commands::hosting;
use crate::speech::{self, say};
use crate::trouble;
use anyhow::Result;
use std::io::Write;
use std::path::Path;
use words::Lang;

/// `barksburg`: the table for people at this machine, and a browser that shows it.
pub(crate) fn play(args: &Args, content: Option<&Path>, lang: Lang) -> Result<bool> {
    let mut config = configured(args, content, lang)?;
    config.notices = server::Notices::to(move |notice| {
        if !log::is_routine(notice) {
            eprintln!("{}", trouble::notice(lang, notice));
        }
    });
    run(config, content, lang, Greeting::Browser)
}

/// `barksburg serve`: flags before the environment before the file.
pub(crate) fn serve(args: ServeArgs, content: Option<&Path>, lang: Lang) -> Result<bool> {
    let args = args.or(settings::environment(lang, std::env::vars_os())?);
    let file = match &args.hosting.config {
        Some(file) => settings::file(lang, file)?,
        None => ServeArgs::default(),
    };
    let args = args.or(file);
    let ServeArgs { play, hosting: for_others } = &args;
    let mut config = configured(play, content, lang)?;
    config.admin = for_others.admin;
    if let Some(address) = &for_others.store {
        hosting::stores::is_address(address, lang)?;
    }
    config.max_storage = for_others.max_storage;
    config.expire_unfinished = for_others.expire_unfinished;
    config.expire_finished = for_others.expire_finished;
    for limit in &for_others.limit {
        config.allows.set(limit).expect("it was checked when it was read");
    }
    config.banned = server::Banned::new(for_others.ban.clone(), config.data.as_deref())
        .map_err(|e| speech::unreadable(lang, &config.data.clone().unwrap_or_default().join("banned"), &e))?;
    let form = for_others.log.unwrap_or_default();
    if for_others.check_config {
        print!("{}", settings::told(&config, for_others.store.as_deref(), &for_others.ban, form));
        return Ok(true);
    }
    log::start(form);
    config.notices = server::Notices::to(move |notice| log::line(lang, notice));
    if let Some(address) = &for_others.store {
        config.store = Some(server::OpenedStore(hosting::stores::open(address, lang)?));
    }
    // Where both are collected in one place, every line is JSON.
    let greeting = if form == log::LogForm::Json { Greeting::None } else { Greeting::Words };
    run(config, content, lang, greeting)
}

fn configured(args: &Args, content: Option<&Path>, lang: Lang) -> Result<server::Config> {
    let mut config = server::Config {
        content: content.map(Path::to_path_buf),
        give_back: crate::memory::give_back,
        ..server::Config::default()
    };
    if let Some(listen) = args.listen {
        config.listen = listen;
        config.fallback = false;
    }
    if let Some(data) = &args.data {
        config.data = Some(data.clone());
    }
    config.public_url.clone_from(&args.public_url);
    config.trusted_proxies.clone_from(&args.trusted_proxy);
    config.books = args.books.map_or(server::Adding::Host, args::Books::adding);
    config.books_from.clone_from(&args.books_from);
    if let Some(book) = &args.watch {
        std::fs::read_dir(book).map_err(|e| speech::unreadable(lang, book, &e))?;
        config.watch = Some(book.clone());
    }
    Ok(config)
}

/// What people are told when the table is set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Greeting {
    None,
    Words,
    /// And a browser opens where there is one.
    Browser,
}

fn run(config: server::Config, content: Option<&Path>, lang: Lang, greeting: Greeting) -> Result<bool> {
    let folder = config.data.clone().filter(|_| config.store.is_none());
    if let Some(folder) = &folder {
        // The store would say the same, but in the words of the system.
        std::fs::create_dir_all(folder).map_err(|e| speech::unwritable(lang, folder, &e))?;
    }
    let public = config.public_url.clone();
    server::run(config, |address| {
        if greeting == Greeting::None {
            return;
        }
        let url = public.unwrap_or_else(|| format!("http://{address}/"));
        println!("{}", say(lang, "program-open", &[("url", &url)]));
        if let Some(folder) = folder {
            println!("{}", say(lang, "program-saved-in", &[("folder", &folder.display().to_string())]));
        }
        println!("{}", say(lang, "program-close", &[]));
        let _ = std::io::stdout().flush();
        if greeting == Greeting::Browser && has_display() {
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
