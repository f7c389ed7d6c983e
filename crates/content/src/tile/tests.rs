//! Drawings read, linked, refused.

use super::*;
use crate::Severity;
use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

#[test]
#[ignore = "a tool for trying drawings: TILES=dir OUT=dir"]
fn try_out() {
    let dir = std::env::var("TILES").expect("TILES");
    let dest = std::env::var("OUT").expect("OUT");
    let mut files: Vec<_> = std::fs::read_dir(dir).expect("dir").map(|e| e.expect("entry").path()).collect();
    files.sort();
    for path in files.iter().filter(|p| p.extension().is_some_and(|e| e == "svg")) {
        let svg = std::fs::read_to_string(path).expect("file");
        let name = path.file_stem().expect("name").to_string_lossy().into_owned();
        let mut out = Vec::new();
        let t = std::time::Instant::now();
        let side = read_side(&name, &svg, &mut out);
        println!("== {name} {} bytes {:?}", svg.len(), t.elapsed());
        for d in &out {
            println!("{} {:?} {:?} {:?}", d.code, d.severity, d.args, &svg[d.span.start..d.span.end]);
        }
        if let Some(side) = side {
            std::fs::write(format!("{dest}/{name}.links"), link_table(&side.side)).expect("w");
            std::fs::write(format!("{dest}/{name}.debug.svg"), debug_overlay(&side, &svg)).expect("w");
            std::fs::write(format!("{dest}/{name}.art.svg"), art(&svg).unwrap_or_default()).expect("w");
        }
    }
}
