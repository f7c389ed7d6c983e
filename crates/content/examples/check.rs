//! Checks a folder: `cargo run -p barksburg-content --example check -- content`.

#[path = "../tests/common/mod.rs"]
mod common;

fn main() {
    let path = std::env::args().nth(1).unwrap_or_else(|| "content".into());
    let sources = content::Sources::from_dir(std::path::Path::new(&path)).expect("readable folder");
    let loaded = content::load(&sources);
    let bundle = common::bundle(&std::env::args().nth(2).unwrap_or_else(|| "en".into()));
    let say = |key: &str, args: &[(&'static str, String)]| common::say(&bundle, key, args);
    print!("{}", content::diagnostic::render(&loaded.diagnostics, &sources, &say));
    let errors = loaded.diagnostics.iter().filter(|d| d.severity == content::Severity::Error).count();
    println!("{errors} errors, {} findings", loaded.diagnostics.len());
}
