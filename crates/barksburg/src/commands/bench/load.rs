//! `barksburg bench --load`: a server in a process of its own, and a crowd that does not wait for it.

use super::args::{Args, table};
use crate::commands::hosting;
use crate::{speech, trouble};
use anyhow::Result;
use indicatif::{ProgressBar, ProgressStyle};
use server::{LoadFigures, LoadNode, LoadPlan, LoadSecond, NodeSecond, Times};
use sim::{Curve, CurvePage, Tongue};
use std::io::{BufRead, BufReader, IsTerminal};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::time::{Duration, Instant};
use store::Store;
use words::Lang;

/// What ninety-nine of a hundred choices may take, in milliseconds.
const QUICK: f64 = 20.0;
/// How much more memory may be held at the end: what is kept goes to and fro.
const FLAT: f64 = 1.1;
/// Connections of the crowd that are no streams.
const POSTS: usize = 2000;

/// What was found, with what only shows once the server has stopped.
struct Found {
    figures: LoadFigures,
    /// Tables that lost something that was acknowledged.
    lost: usize,
    /// How long the server took to stop.
    stopping: Duration,
}

pub(super) fn run(args: &Args, lang: Lang) -> Result<bool> {
    let seconds = args.seconds.unwrap_or(600).max(1);
    let (tables, streams) = (args.tables.max(1), args.streams.min(args.tables.max(1)));
    let plan =
        LoadPlan { tables, streams, rate: args.rate.max(1), warm: (seconds / 10).clamp(3, 60), seconds };
    let folder = Folder::new();
    let kept = Kept { folder: &folder.0, store: args.store.as_deref(), nodes: args.nodes };
    let found = measure(&plan, &kept, lang)?;
    let asked = asked(&found, lang);
    if let Some(file) = &args.report {
        let speech = |key: &str, _: &[(&'static str, sim::FillingValue)]| Some(speech::say(lang, key, &[]));
        let t = Tongue { lang: lang.as_str(), speech: &speech };
        let page = sim::html_curves(&t, &page(&t, &found, &asked, lang));
        std::fs::write(file, page).map_err(|e| speech::unwritable(lang, file, &e))?;
    }
    if args.json {
        let mut told = serde_json::to_value(&found.figures)?;
        told["lost"] = found.lost.into();
        told["stopping_ms"] = (found.stopping.as_millis() as u64).into();
        println!("{}", serde_json::to_string_pretty(&told)?);
    } else {
        let rows = rows(&found);
        table(lang, &rows.iter().map(|(key, figure)| (*key, figure.clone())).collect::<Vec<_>>());
        for (met, verdict) in &asked {
            println!("{} {verdict}", if *met { '✓' } else { '✗' });
        }
    }
    Ok(asked.iter().all(|(met, _)| *met))
}

fn measure(plan: &LoadPlan, kept: &Kept<'_>, lang: Lang) -> Result<Found> {
    let told = |e: server::ServeError| trouble::server(lang, None, &e);
    let store = kept.open(lang)?;
    let house = server::prepare_load(&store, plan).map_err(told)?;
    drop(store);
    let running = (0..kept.nodes).map(|_| Running::start(plan, kept)).collect::<Result<Vec<_>>>()?;
    let node = |running: &Running| LoadNode { address: running.address, process: running.child.id() };
    let nodes: Vec<LoadNode> = running.iter().map(node).collect();
    let bar = bar(lang, plan.whole_seconds());
    let shown = bar.clone();
    let figures =
        server::load(plan, house, &nodes, move |second| shown.set_position(second)).map_err(told)?;
    bar.finish_and_clear();
    let stopped = running.into_iter().map(Running::stop).collect::<Result<Vec<_>>>()?;
    let stopping = stopped.into_iter().max().unwrap_or_default();
    let lost = server::load_lost(&*kept.open(lang)?, &figures.acknowledged).map_err(|e| told(e.into()))?;
    Ok(Found { figures, lost, stopping })
}

/// Where the games of a run are, and how many servers have them.
struct Kept<'k> {
    folder: &'k Path,
    /// Servers of NATS instead of the folder.
    store: Option<&'k str>,
    nodes: u8,
}

impl Kept<'_> {
    fn open(&self, lang: Lang) -> Result<Arc<dyn Store>> {
        let folder = self.folder.to_string_lossy();
        hosting::stores::open(self.store.unwrap_or(&folder), lang)
    }
}

/// A folder for this run, gone afterwards.
struct Folder(PathBuf);

impl Folder {
    fn new() -> Folder {
        Folder(std::env::temp_dir().join(format!("barksburg-load-{}", std::process::id())))
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// The server, as a host would start it behind a proxy.
struct Running {
    child: Child,
    address: std::net::SocketAddr,
}

impl Running {
    fn start(plan: &LoadPlan, kept: &Kept<'_>) -> Result<Running> {
        let mut command = Command::new(std::env::current_exe()?);
        // What is set for a server of the reader's own is not meant for this one.
        let set = std::env::vars_os().map(|(name, _)| name);
        for name in set.filter(|name| name.to_string_lossy().starts_with("BARKSBURG_")) {
            command.env_remove(name);
        }
        let most = (plan.streams + POSTS).max(10_000);
        command
            .args(["serve", "--listen", "127.0.0.1:0", "--trusted-proxy", "127.0.0.1", "--data"])
            .arg(kept.folder)
            .args(kept.store.iter().flat_map(|store| ["--store", store]))
            .args(["--limit", &format!("connections-in-all={most}")])
            .stdout(Stdio::piped())
            .stderr(Stdio::null());
        let mut child = command.spawn()?;
        let mut first = String::new();
        BufReader::new(child.stdout.as_mut().expect("it is piped")).read_line(&mut first)?;
        let address =
            first.split("http://").nth(1).and_then(|rest| rest.trim().trim_matches('/').parse().ok());
        let address = address.ok_or_else(|| anyhow::anyhow!(first.trim().to_string()))?;
        Ok(Running { child, address })
    }

    /// Asks it to stop; says how long that took.
    fn stop(mut self) -> Result<Duration> {
        let began = Instant::now();
        #[cfg(unix)]
        {
            let id = rustix::process::Pid::from_child(&self.child);
            rustix::process::kill_process(id, rustix::process::Signal::TERM)?;
        }
        #[cfg(not(unix))]
        self.child.kill()?;
        self.child.wait()?;
        Ok(began.elapsed())
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A bar on a terminal, nothing elsewhere.
fn bar(lang: Lang, seconds: u64) -> ProgressBar {
    let bar = if std::io::stderr().is_terminal() { ProgressBar::new(seconds) } else { ProgressBar::hidden() };
    let left = speech::say(lang, "program-load-running", &[("second", "{pos}"), ("seconds", "{len}")]);
    let style = ProgressStyle::with_template(&format!("{{bar:30}} {left}"));
    bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
    bar
}

/// What is asked of a server, and whether it was so.
fn asked(found: &Found, lang: Lang) -> Vec<(bool, String)> {
    let Found { figures: LoadFigures { answered, seen, failed, unseen, broken, growth, .. }, lost, .. } =
        found;
    let quick = |key: &str, times: &Times| {
        let (limit, is) = (format!("{QUICK:.0}"), format!("{:.1}", times.p99));
        (times.p99 < QUICK, speech::say(lang, key, &[("limit", &limit), ("is", &is)]))
    };
    let whole = *failed == 0 && *unseen == 0 && *broken == 0 && *lost == 0;
    let first = found.figures.first_failure.as_deref().unwrap_or_default();
    let flat = [("limit", format!("{FLAT:.1}")), ("is", format!("{growth:.2}"))];
    let flat: Vec<(&'static str, &str)> = flat.iter().map(|(name, text)| (*name, text.as_str())).collect();
    vec![
        quick("program-load-asked-answered", answered),
        quick("program-load-asked-seen", seen),
        (*growth <= FLAT, speech::say(lang, "program-load-asked-flat", &flat)),
        (
            whole,
            if whole {
                speech::say(lang, "program-load-asked-whole", &[])
            } else {
                speech::say(lang, "program-load-asked-broken", &[("first", first)])
            },
        ),
    ]
}

/// Every figure by the key of its name.
fn rows(found: &Found) -> Vec<(&'static str, String)> {
    let figures = &found.figures;
    let times = |t: &Times| format!("{:.1} / {:.1} / {:.1} / {:.1}", t.p50, t.p99, t.p999, t.max);
    let counting = figures.seconds.get(figures.plan.warm as usize..).unwrap_or_default();
    let mean = |of: fn(&LoadSecond) -> f64| {
        format!("{:.2}", counting.iter().map(of).sum::<f64>() / counting.len().max(1) as f64)
    };
    vec![
        ("program-load-meant", figures.meant.to_string()),
        ("program-load-answered", times(&figures.answered)),
        ("program-load-seen", times(&figures.seen)),
        ("program-load-late", times(&figures.late)),
        ("program-load-failed", figures.failed.to_string()),
        ("program-load-unseen", figures.unseen.to_string()),
        ("program-load-lost", found.lost.to_string()),
        ("program-load-broken", figures.broken.to_string()),
        ("program-load-begun", figures.begun.count.to_string()),
        ("program-load-opened", times(&figures.opened)),
        ("program-load-cpu", format!("{:.3}", figures.cpu_ms_per_choice)),
        ("program-load-cores-server", mean(cores)),
        ("program-load-cores-crowd", mean(|second| second.crowd_cores)),
        ("program-load-memory", megabytes(figures.memory())),
        ("program-load-growth", format!("{:.2}", figures.growth)),
        ("program-load-stopping", found.stopping.as_millis().to_string()),
    ]
}

fn cores(second: &LoadSecond) -> f64 {
    second.nodes.iter().map(|node| node.cores).sum()
}

fn megabytes(bytes: u64) -> String {
    format!("{:.0}", bytes as f64 / f64::from(1 << 20))
}

fn page(t: &Tongue, found: &Found, asked: &[(bool, String)], lang: Lang) -> CurvePage {
    let figures = &found.figures;
    let say = |key: &str| speech::say(lang, key, &[]);
    let LoadPlan { tables, streams, rate, warm, seconds } = figures.plan;
    let number = |n: usize| t.number(n as f64, 0);
    let heading = speech::say(
        lang,
        "program-load-heading",
        &[
            ("tables", &number(tables)),
            ("streams", &number(streams)),
            ("rate", &number(rate as usize)),
            ("seconds", &number(seconds as usize)),
        ],
    );
    let each = |of: &dyn Fn(&LoadSecond) -> f64| figures.seconds.iter().map(of).collect::<Vec<f64>>();
    let times = |name: &str, of: fn(&LoadSecond) -> &Times| Curve {
        name: say(name),
        note: say("program-load-curve-times"),
        lines: vec![
            (say("program-load-curve-half"), each(&|second| of(second).p50)),
            (say("program-load-curve-most"), each(&|second| of(second).p99)),
            (say("program-load-curve-longest"), each(&|second| of(second).max)),
        ],
        tenfold: true,
        limit: Some(QUICK),
    };
    let of_nodes = |of: fn(&NodeSecond) -> f64| {
        let nodes = figures.seconds.first().map_or(0, |second| second.nodes.len());
        let line = |n: usize| each(&|second| second.nodes.get(n).map_or(0.0, of));
        let name =
            |n: usize| speech::say(lang, "program-load-curve-server", &[("number", &(n + 1).to_string())]);
        (0..nodes).map(|n| (name(n), line(n))).collect::<Vec<_>>()
    };
    let plain = |name: &str, lines| Curve { name: say(name), lines, ..Curve::default() };
    let mut cores = of_nodes(|node| node.cores);
    cores.push((say("program-load-curve-crowd"), each(&|second| second.crowd_cores)));
    let rate = vec![(say("program-load-curve-made"), each(&|second| second.answered.count as f64))];
    let open = vec![(say("program-load-curve-streams"), each(&|second| second.streams as f64))];
    CurvePage {
        heading,
        verdicts: asked.to_vec(),
        figures: rows(found).into_iter().map(|(key, figure)| (say(key), figure)).collect(),
        curves: vec![
            times("program-load-curve-answered", |second| &second.answered),
            times("program-load-curve-seen", |second| &second.seen),
            plain("program-load-curve-rate", rate),
            plain("program-load-curve-memory", of_nodes(|node| node.memory as f64 / f64::from(1 << 20))),
            plain("program-load-curve-cores", cores),
            plain("program-load-curve-open", open),
        ],
        seconds: say("program-load-curve-seconds"),
        warm: warm as usize,
    }
}
