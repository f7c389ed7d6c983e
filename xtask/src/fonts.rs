//! The two fonts of the page: taken from their packages, cut down to the letters the page uses.

use crate::shell::{self, root, target};
use anyhow::{Context, Result, ensure};
use std::path::Path;

/// Where the page takes them from.
const FOLDER: &str = "crates/web/static/fonts";
/// The letters they hold, one range a line; a test of `web` compares them with every text.
const LETTERS: &str = "crates/web/static/fonts/letters.txt";
/// What to install: whole fonts, each in its one version.
const PACKAGES: [&str; 2] = ["@expo-google-fonts/alegreya@0.4.2", "@expo-google-fonts/alegreya-sans@0.4.2"];
/// What cuts them.
const TOOLS: [&str; 2] = ["fonttools==4.68.0", "brotli==1.2.1"];
/// Each file of ours and the one it is cut from.
const FACES: [(&str, &str); 5] = [
    ("alegreya-400", "alegreya/400Regular/Alegreya_400Regular.ttf"),
    ("alegreya-400-italic", "alegreya/400Regular_Italic/Alegreya_400Regular_Italic.ttf"),
    ("alegreya-700", "alegreya/700Bold/Alegreya_700Bold.ttf"),
    ("alegreya-sans-400", "alegreya-sans/400Regular/AlegreyaSans_400Regular.ttf"),
    ("alegreya-sans-700", "alegreya-sans/700Bold/AlegreyaSans_700Bold.ttf"),
];
/// What the page asks of a font beyond letters: kerning, ligatures, figures that stand on the line.
const FEATURES: &str = "--layout-features=kern,liga,mark,mkmk,ccmp,locl,lnum,tnum";

/// Cuts every face anew, and copies the licence.
pub(crate) fn cut() -> Result<()> {
    let shop = target()?.join("fonts");
    std::fs::create_dir_all(&shop).with_context(|| format!("cannot make {}", shop.display()))?;
    let text = |path: &Path| path.to_str().map(str::to_string).context("the target folder's name is no text");
    let prefix = text(&shop)?;
    let quiet = ["install", "--silent", "--no-package-lock", "--no-audit", "--no-fund", "--prefix", &prefix];
    shell::run("npm", &[&quiet[..], &PACKAGES].concat()).context("the fonts could not be fetched")?;
    let python = text(&shop.join("python/bin/python"))?;
    shell::run("python3", &["-m", "venv", &text(&shop.join("python"))?])?;
    shell::run(&python, &[&["-m", "pip", "install", "--quiet"], &TOOLS[..]].concat())
        .context("fonttools could not be installed")?;

    let packages = shop.join("node_modules/@expo-google-fonts");
    let mut bytes = 0;
    for (name, from) in FACES {
        let from = text(&packages.join(from))?;
        let file = format!("{FOLDER}/{name}.woff2");
        let (letters, out) = (format!("--unicodes-file={LETTERS}"), format!("--output-file={file}"));
        // A letter that the font lacks stops us here: the page would show it in another face.
        let strict = ["--no-ignore-missing-unicodes", "--no-hinting", "--flavor=woff2"];
        shell::run(
            &python,
            &[&["-m", "fontTools.subset", &from, &letters, &out, FEATURES], &strict[..]].concat(),
        )?;
        bytes += std::fs::metadata(root().join(&file)).with_context(|| format!("cannot find {file}"))?.len();
    }
    let licences = ["alegreya", "alegreya-sans"].map(|font| packages.join(font).join("LICENSE_FONT"));
    let [serif, sans] = licences.map(|file| std::fs::read_to_string(&file).unwrap_or_default());
    ensure!(serif.contains("SIL Open Font License"), "the package of the fonts has lost its licence");
    let holder = sans.lines().next().unwrap_or_default();
    std::fs::write(root().join(FOLDER).join("OFL.txt"), format!("{holder}\n{serif}"))
        .context("cannot write the licence")?;
    eprintln!("{} files in {FOLDER}, {bytes} bytes", FACES.len());
    Ok(())
}
