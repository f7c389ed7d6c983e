//! What developers run: `cargo xtask test`, `browser`, `faults`, `docs`, `picture`, `balance`, `draw`, `sounds`, `fonts`, `vscode` and `tidy`.

mod art;
mod browser;
mod deploy;
mod docs;
mod fonts;
mod layers;
mod needs;
mod shell;
mod sources;
mod test;
mod tidy;
mod vscode;

use anyhow::{Result, bail};
use std::process::ExitCode;

const USAGE: &str = "\
usage: cargo xtask COMMAND

  test            install what the tests need and run all of them; exactly what CI runs
  browser [NAME]  only the tests in a real browser, or the named ones of e2e/
  faults [N [M]]  kill N servers of Barksburg (100) and M leaders of NATS (30) while games are played; half an hour
  tidy            only the habits of the repository: layers, circles of modules, sizes, names, left-over marks
  docs            check the book in docs/ and build it into target/book; installs mdBook if it is missing
  picture         take the README's picture of the running table anew, by day and by night
  balance         measure policies and cards anew and write docs/balance.md and the figures of docs/box-design.md;
                  takes about an hour on two cores, `balance strength` and `balance cards` do a half each
  draw [--check]  build the workshop in art/ and draw content/tiles, content/figures, the story's pictures and
                  the key art anew, or check that those files are what it draws
  sounds          build the workshop in art/ and make art/sounds/out and the table of docs/sounds.md anew
  fonts           cut crates/web/static/fonts anew from their npm packages, with fonttools in target/fonts
  vscode          test the extension in editors/vscode and pack it as target/barksburg-books.vsix
";

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    match dispatch(&args) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("\nxtask: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn dispatch(args: &[&str]) -> Result<()> {
    match args {
        ["test"] => test::run(),
        ["browser", only @ ..] => browser::run(only),
        ["faults"] => test::faults("100", "30"),
        ["faults", nodes] => test::faults(nodes, "0"),
        ["faults", nodes, leaders] => test::faults(nodes, leaders),
        ["tidy"] => tidy::run(),
        ["docs"] => docs::build(),
        ["picture"] => browser::picture(),
        ["balance"] => balance(&["--strength"]).and_then(|()| balance(&["--balance"])),
        ["balance", "strength"] => balance(&["--strength"]),
        ["balance", "cards"] => balance(&["--balance"]),
        ["draw"] => art::draw(),
        ["draw", "--check"] => art::check_drawings(),
        ["sounds"] => art::sounds(),
        ["fonts"] => fonts::cut(),
        ["vscode"] => vscode::pack(),
        ["help" | "--help" | "-h"] => {
            print!("{USAGE}");
            Ok(())
        }
        [] => bail!("which command?\n\n{USAGE}"),
        other => bail!("`{}` is not a command\n\n{USAGE}", other.join(" ")),
    }
}

fn balance(what: &[&str]) -> Result<()> {
    let program =
        ["run", "--release", "--package", "barksburg", "--", "simulate", "--record", "docs", "--seed", "7"];
    shell::cargo(&[&program, what].concat())
}
