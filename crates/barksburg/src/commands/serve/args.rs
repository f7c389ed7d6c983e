//! What `barksburg` and `barksburg serve` take, and how what several places say goes together.

use super::log::LogForm;
use clap::{Args as ClapArgs, ValueEnum};
use std::net::SocketAddr;
use std::path::PathBuf;

#[derive(ClapArgs, Clone, Debug, Default)]
pub(crate) struct Args {
    #[arg(long, value_name = "address")]
    pub(super) listen: Option<SocketAddr>,
    #[arg(long, value_name = "folder")]
    pub(super) data: Option<PathBuf>,
    #[arg(long, value_name = "url", value_parser = crate::mistakes::page)]
    pub(super) public_url: Option<String>,
    #[arg(long, value_name = "network", value_delimiter = ',')]
    pub(super) trusted_proxy: Vec<server::Network>,
    #[arg(long, value_name = "path")]
    pub(super) watch: Option<PathBuf>,
    #[arg(long, value_name = "who", value_enum)]
    pub(super) books: Option<Books>,
    #[arg(long, value_name = "url", value_parser = crate::mistakes::page)]
    pub(super) books_from: Option<String>,
}

/// Who may add books.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub(super) enum Books {
    Off,
    Host,
    Anyone,
}

impl Books {
    pub(super) const fn adding(self) -> server::Adding {
        match self {
            Books::Off => server::Adding::Off,
            Books::Host => server::Adding::Host,
            Books::Anyone => server::Adding::Anyone,
        }
    }
}

// What only a server for others needs.
#[derive(ClapArgs, Clone, Debug, Default)]
pub(crate) struct Hosting {
    #[arg(long, value_name = "file")]
    pub(super) config: Option<PathBuf>,
    #[arg(long)]
    pub(super) check_config: bool,
    #[arg(long, value_name = "url")]
    pub(super) store: Option<String>,
    #[arg(long, value_name = "address")]
    pub(super) admin: Option<SocketAddr>,
    #[arg(long, value_name = "size", value_parser = crate::mistakes::size)]
    pub(super) max_storage: Option<u64>,
    #[arg(long, value_name = "days", value_parser = crate::mistakes::days)]
    pub(super) expire_unfinished: Option<u32>,
    #[arg(long, value_name = "days", value_parser = crate::mistakes::days)]
    pub(super) expire_finished: Option<u32>,
    #[arg(long, value_name = "limit", value_delimiter = ',', value_parser = crate::mistakes::limit)]
    pub(super) limit: Vec<String>,
    #[arg(long, value_name = "network", value_delimiter = ',')]
    pub(super) ban: Vec<server::Network>,
    #[arg(long, value_name = "format", value_enum)]
    pub(super) log: Option<LogForm>,
}

// `barksburg serve` with all it takes.
#[derive(ClapArgs, Clone, Debug, Default)]
pub(crate) struct ServeArgs {
    #[command(flatten)]
    pub(crate) play: Args,
    #[command(flatten)]
    pub(super) hosting: Hosting,
}

impl ServeArgs {
    /// The first of these; what it does not say, the second does.
    pub(super) fn or(self, other: ServeArgs) -> ServeArgs {
        let (a, b) = (self.hosting, other.hosting);
        ServeArgs {
            play: self.play.or(other.play),
            hosting: Hosting {
                config: a.config.or(b.config),
                check_config: a.check_config || b.check_config,
                store: a.store.or(b.store),
                admin: a.admin.or(b.admin),
                max_storage: a.max_storage.or(b.max_storage),
                expire_unfinished: a.expire_unfinished.or(b.expire_unfinished),
                expire_finished: a.expire_finished.or(b.expire_finished),
                // Each limit by itself: the last word counts, so that of the first stands behind.
                limit: [b.limit, a.limit].concat(),
                ban: if a.ban.is_empty() { b.ban } else { a.ban },
                log: a.log.or(b.log),
            },
        }
    }
}

impl Args {
    /// The first of these; what it does not say, the second does.
    pub(super) fn or(self, other: Args) -> Args {
        Args {
            listen: self.listen.or(other.listen),
            data: self.data.or(other.data),
            public_url: self.public_url.or(other.public_url),
            trusted_proxy: if self.trusted_proxy.is_empty() {
                other.trusted_proxy
            } else {
                self.trusted_proxy
            },
            watch: self.watch.or(other.watch),
            books: self.books.or(other.books),
            books_from: self.books_from.or(other.books_from),
        }
    }

    /// The first option that was given.
    pub(crate) fn given(&self) -> Option<&'static str> {
        let Args { listen, data, public_url, trusted_proxy, watch, books, books_from } = self;
        let all = [
            ("--listen", listen.is_some()),
            ("--data", data.is_some()),
            ("--public-url", public_url.is_some()),
            ("--trusted-proxy", !trusted_proxy.is_empty()),
            ("--watch", watch.is_some()),
            ("--books", books.is_some()),
            ("--books-from", books_from.is_some()),
        ];
        all.into_iter().find(|(_, given)| *given).map(|(name, _)| name)
    }

    /// These options together with those that stand before the command; or the one that stands in both places.
    pub(crate) fn with(self, before: Args) -> Result<Args, &'static str> {
        fn one<T>(name: &'static str, a: Option<T>, b: Option<T>) -> Result<Option<T>, &'static str> {
            if a.is_some() && b.is_some() { Err(name) } else { Ok(a.or(b)) }
        }
        if !self.trusted_proxy.is_empty() && !before.trusted_proxy.is_empty() {
            return Err("--trusted-proxy");
        }
        Ok(Args {
            listen: one("--listen", self.listen, before.listen)?,
            data: one("--data", self.data, before.data)?,
            public_url: one("--public-url", self.public_url, before.public_url)?,
            trusted_proxy: [self.trusted_proxy, before.trusted_proxy].concat(),
            watch: one("--watch", self.watch, before.watch)?,
            books: one("--books", self.books, before.books)?,
            books_from: one("--books-from", self.books_from, before.books_from)?,
        })
    }
}
