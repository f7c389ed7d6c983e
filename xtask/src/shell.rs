//! Runs other programs in the workspace's folder.

use anyhow::{Context, Result, bail};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::OnceLock;

/// What is off unless asked for, and on in the tests, or nothing would try it. With the same features all steps share what they build.
pub(crate) const FEATURES: &str = "barksburg/nats,barksburg/parquet";

/// Runs the cargo that runs us.
pub(crate) fn cargo(args: &[&str]) -> Result<()> {
    run(&cargo_path(), args)
}

/// Runs a program whose output goes to ours; an error names the command line.
pub(crate) fn run(program: &str, args: &[&str]) -> Result<()> {
    let line = || format!("{} {}", short(program), args.join(" "));
    let status = command(program, args).status().with_context(|| format!("cannot start `{}`", line()))?;
    if !status.success() {
        bail!("`{}` failed ({status})", line());
    }
    Ok(())
}

/// What a program prints.
pub(crate) fn output(program: &str, args: &[&str]) -> Result<String> {
    let line = || format!("{} {}", short(program), args.join(" "));
    let output = command(program, args)
        .stdin(Stdio::null())
        .output()
        .with_context(|| format!("cannot start `{}`", line()))?;
    if !output.status.success() {
        let said = String::from_utf8_lossy(&output.stderr);
        bail!("`{}` failed ({}): {}", line(), output.status, said.trim());
    }
    String::from_utf8(output.stdout).with_context(|| format!("`{}` printed no text", line()))
}

/// What cargo prints.
pub(crate) fn cargo_output(args: &[&str]) -> Result<String> {
    output(&cargo_path(), args)
}

/// The folder of the workspace; every command runs there, wherever it was called from.
pub(crate) fn root() -> &'static Path {
    static ROOT: OnceLock<PathBuf> = OnceLock::new();
    ROOT.get_or_init(|| {
        // Worktrees that share a target folder share this program too: cargo knows which of them it runs for.
        let own = std::env::var_os("CARGO_MANIFEST_DIR").unwrap_or_else(|| env!("CARGO_MANIFEST_DIR").into());
        Path::new(&own).parent().expect("xtask lies in the workspace's folder").to_path_buf()
    })
}

/// Where cargo puts what it builds.
pub(crate) fn target() -> Result<PathBuf> {
    let folder = std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), PathBuf::from);
    std::path::absolute(&folder).with_context(|| format!("cannot find {}", folder.display()))
}

/// Whether a program is installed and starts.
pub(crate) fn has(program: &str) -> bool {
    output(program, &["--version"]).is_ok()
}

/// Where a program that starts is installed.
pub(crate) fn find(program: &str) -> Option<String> {
    let path = output("sh", &["-c", &format!("command -v {program}")]).ok()?;
    has(program).then(|| path.trim().to_string())
}

/// Whether cargo knows this subcommand.
pub(crate) fn cargo_has(subcommand: &str) -> bool {
    cargo_output(&[subcommand, "--version"]).is_ok()
}

fn cargo_path() -> String {
    std::env::var("CARGO").unwrap_or_else(|_| "cargo".into())
}

fn command(program: &str, args: &[&str]) -> Command {
    let mut command = Command::new(program);
    command.args(args).current_dir(root());
    // What cargo says of this program is not theirs: a package that is built by C code is built anew where that differs.
    let ours = std::env::vars_os().map(|(name, _)| name);
    for name in ours.filter(|name| is_about_us(&name.to_string_lossy())) {
        command.env_remove(name);
    }
    command
}

/// Whether a variable is what cargo tells a program of its own package.
fn is_about_us(name: &str) -> bool {
    ["CARGO_PKG_", "CARGO_MANIFEST_", "CARGO_BIN_", "CARGO_CRATE_", "CARGO_PRIMARY_"]
        .iter()
        .any(|p| name.starts_with(p))
}

fn short(program: &str) -> &str {
    program.rsplit('/').next().unwrap_or(program)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_failing_command_is_named() {
        let error = run("false", &["--at-all"]).unwrap_err().to_string();
        assert!(error.starts_with("`false --at-all` failed"), "{error}");
    }

    #[test]
    fn what_cargo_says_of_us_is_not_passed_on() {
        assert!(std::env::var_os("CARGO_PKG_NAME").is_some(), "cargo runs the tests");
        let passed = output("env", &[]).unwrap();
        assert_eq!(passed.lines().find(|line| is_about_us(line)), None);
        assert!(passed.contains("PATH="));
    }

    #[test]
    fn a_missing_program_is_not_there() {
        assert!(!has("no-such-program-anywhere"));
        assert_eq!(find("no-such-program-anywhere"), None);
        assert!(find("git").is_some_and(|path| path.ends_with("/git")));
        assert!(!cargo_has("no-such-subcommand"));
        assert!(has(&cargo_path()));
    }
}
