//! The server's log: one line for whatever whoever runs it should know, with time and level.

use crate::trouble;
use clap::ValueEnum;
use server::Notice;
use std::io::IsTerminal;
use tracing::Level;
use tracing_subscriber::filter::Targets;
use tracing_subscriber::layer::SubscriberExt;
use words::Lang;

/// How lines of the log look.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub(crate) enum LogForm {
    #[default]
    Text,
    Json,
}

impl LogForm {
    pub(crate) const fn name(self) -> &'static str {
        match self {
            LogForm::Text => "text",
            LogForm::Json => "json",
        }
    }
}

/// From now on lines go to the terminal, or to whoever collects what it would show.
pub(crate) fn start(form: LogForm) {
    let to = tracing_subscriber::fmt().with_writer(std::io::stderr).with_target(false);
    let colours = std::io::stderr().is_terminal();
    // Of other people's code only what went wrong.
    let ours = Targets::new().with_default(Level::INFO).with_target("async_nats", Level::WARN);
    // There is one log; a second start leaves it as it is.
    let _ = match form {
        LogForm::Text => tracing::subscriber::set_global_default(to.with_ansi(colours).finish().with(ours)),
        LogForm::Json => {
            // What no line foresees is one all the same.
            std::panic::set_hook(Box::new(|info| tracing::error!(kind = "panic", "{info}")));
            let json = to.json().flatten_event(true).with_current_span(false).with_span_list(false);
            tracing::subscriber::set_global_default(json.finish().with(ours))
        }
    };
}

/// Whether a notice tells of nothing that went wrong.
pub(crate) fn is_routine(notice: &Notice) -> bool {
    matches!(notice, Notice::Started(_) | Notice::Stopping | Notice::Stopped | Notice::Expired(_))
}

/// One line: its kind for programs, its sentence for people. No notice holds a seed, a token or what somebody said.
pub(crate) fn line(lang: Lang, notice: &Notice) {
    let (kind, text) = (kind(notice), trouble::notice(lang, notice));
    match notice {
        notice if is_routine(notice) => tracing::info!(kind, "{text}"),
        Notice::NotSaved(_) | Notice::Unplayable(_) | Notice::NotInTheBook(..) => {
            tracing::error!(kind, "{text}");
        }
        _ => tracing::warn!(kind, "{text}"),
    }
}

fn kind(notice: &Notice) -> &'static str {
    match notice {
        Notice::NotSaved(_) => "not-saved",
        Notice::Unplayable(_) => "unplayable",
        Notice::CompanionStopped(..) => "companion-stopped",
        Notice::NotGivenBack(..) => "not-given-back",
        Notice::NotInTheBook(..) => "not-in-the-book",
        Notice::UndeclaredProxy(_) => "undeclared-proxy",
        Notice::NearlyFull { .. } => "nearly-full",
        Notice::Refused { .. } => "refused",
        Notice::Expired(_) => "expired",
        Notice::Started(_) => "started",
        Notice::Stopping => "stopping",
        Notice::Stopped => "stopped",
        Notice::TooManyConnections(_) => "too-many-connections",
        Notice::FullHouse { .. } => "full-house",
    }
}
