//! The outline of a file.

use crate::convert::range;
use content::editing::{Item, Part, outline};
use lsp_types::{DocumentSymbol, SymbolKind};

/// The outline; nothing if the file cannot be read, so that the editor keeps the last.
pub(crate) fn symbols(file: &str, text: &str) -> Option<Vec<DocumentSymbol>> {
    Some(outline(file, text)?.into_iter().map(|item| symbol(item, text)).collect())
}

#[allow(deprecated)] // a field of the protocol that has to be filled
fn symbol(item: Item, text: &str) -> DocumentSymbol {
    let kind = match (item.part, &*item.word) {
        (Part::Message, _) => SymbolKind::STRING,
        (Part::Heading, _) => SymbolKind::STRING,
        (Part::Room, _) => SymbolKind::NAMESPACE,
        (Part::Space, _) => SymbolKind::FIELD,
        (Part::Line, "book" | "chapter" | "section" | "box" | "room") => SymbolKind::NAMESPACE,
        (Part::Line, "rule" | "power" | "when" | "free-action" | "any-time" | "action") => {
            SymbolKind::FUNCTION
        }
        (Part::Line, "story" | "goal" | "decide" | "option") => SymbolKind::EVENT,
        (Part::Line, "counter" | "flag") => SymbolKind::VARIABLE,
        (Part::Line, _) => SymbolKind::CLASS,
    };
    let inside: Vec<DocumentSymbol> = item.inside.into_iter().map(|item| symbol(item, text)).collect();
    DocumentSymbol {
        name: item.name,
        detail: (!item.word.is_empty()).then_some(item.word),
        kind,
        tags: None,
        deprecated: None,
        range: range(text, item.whole),
        selection_range: range(text, item.named),
        children: (!inside.is_empty()).then_some(inside),
    }
}
