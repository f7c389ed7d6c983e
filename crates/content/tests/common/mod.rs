//! Words for findings in tests, straight from the locale files.

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource};
use std::path::{Path, PathBuf};

/// The top folder of the project.
pub(crate) fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Everything the diagnostics of one language say.
pub(crate) fn bundle(language: &str) -> FluentBundle<FluentResource> {
    let id = language.parse().expect("language tag");
    let mut bundle = FluentBundle::new(vec![id]);
    bundle.set_use_isolating(false);
    for file in ["diagnostics.ftl", "diagnostics-tiles.ftl"] {
        let path = root().join("content/locales").join(language).join(file);
        let text = std::fs::read_to_string(&path).expect("locale file");
        let resource =
            FluentResource::try_new(text).unwrap_or_else(|(_, e)| panic!("{}: {e:?}", path.display()));
        bundle.add_resource(resource).expect("no message twice");
    }
    bundle
}

/// One message or attribute (`key.help`); empty if it is not there.
pub(crate) fn say(
    bundle: &FluentBundle<FluentResource>,
    key: &str,
    args: &[(&'static str, String)],
) -> String {
    let (id, attribute) = key.split_once('.').map_or((key, None), |(i, a)| (i, Some(a)));
    let Some(message) = bundle.get_message(id) else {
        return if attribute.is_none() { format!("MISSING {key} {args:?}") } else { String::new() };
    };
    let pattern = match attribute {
        None => message.value(),
        Some(name) => message.get_attribute(name).map(|a| a.value()),
    };
    let Some(pattern) = pattern else { return String::new() };
    let mut values = FluentArgs::new();
    for (name, value) in args {
        // As the command line says them: what looks like a number chooses plural forms.
        match value.parse::<i64>() {
            Ok(number) => values.set(*name, number),
            Err(_) => values.set(*name, value.as_str()),
        }
    }
    let mut errors = Vec::new();
    let text = bundle.format_pattern(pattern, Some(&values), &mut errors).into_owned();
    assert!(errors.is_empty(), "{key} {args:?}: {errors:?}");
    text
}
