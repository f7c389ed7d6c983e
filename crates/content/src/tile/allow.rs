//! What a drawing may be made of: it is shown to people as a picture, so everything that could run,
//! load or animate is left out by listing what is in.

/// The namespace every drawn element belongs to.
pub(super) const SVG: &str = "http://www.w3.org/2000/svg";
/// Links of older files.
pub(super) const XLINK: &str = "http://www.w3.org/1999/xlink";
/// Labels written by Inkscape.
pub(super) const INKSCAPE: &str = "http://www.inkscape.org/namespaces/inkscape";

/// Namespaces of notes that drawing programs leave for themselves; never passed on.
const EDITORS: &[&str] = &[
    INKSCAPE,
    "http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd",
    "http://www.w3.org/1999/02/22-rdf-syntax-ns#",
    "http://creativecommons.org/ns#",
    "http://web.resource.org/cc/",
    "http://purl.org/dc/elements/1.1/",
];

const ELEMENTS: &[&str] = &[
    "svg",
    "g",
    "defs",
    "symbol",
    "use",
    "title",
    "desc",
    "style",
    "path",
    "rect",
    "circle",
    "ellipse",
    "line",
    "polyline",
    "polygon",
    "linearGradient",
    "radialGradient",
    "stop",
    "pattern",
    "clipPath",
    "mask",
    "marker",
    "filter",
    "feBlend",
    "feColorMatrix",
    "feComponentTransfer",
    "feComposite",
    "feDropShadow",
    "feFlood",
    "feFuncA",
    "feFuncB",
    "feFuncG",
    "feFuncR",
    "feGaussianBlur",
    "feMerge",
    "feMergeNode",
    "feMorphology",
    "feOffset",
    "feTile",
    "feTurbulence",
];

const ATTRIBUTES: &[&str] = &[
    "aria-hidden",
    "aria-label",
    "aria-labelledby",
    "baseFrequency",
    "class",
    "clip-path",
    "clip-rule",
    "clipPathUnits",
    "color",
    "color-interpolation",
    "color-interpolation-filters",
    "cx",
    "cy",
    "d",
    "display",
    "dx",
    "dy",
    "edgeMode",
    "exponent",
    "fill",
    "fill-opacity",
    "fill-rule",
    "filter",
    "filterUnits",
    "flood-color",
    "flood-opacity",
    "fr",
    "fx",
    "fy",
    "gradientTransform",
    "gradientUnits",
    "height",
    "href",
    "id",
    "in",
    "in2",
    "intercept",
    "k1",
    "k2",
    "k3",
    "k4",
    "lang",
    "marker-end",
    "marker-mid",
    "marker-start",
    "markerHeight",
    "markerUnits",
    "markerWidth",
    "mask",
    "maskContentUnits",
    "maskUnits",
    "mode",
    "numOctaves",
    "offset",
    "opacity",
    "operator",
    "orient",
    "overflow",
    "paint-order",
    "pathLength",
    "patternContentUnits",
    "patternTransform",
    "patternUnits",
    "pointer-events",
    "points",
    "preserveAspectRatio",
    "primitiveUnits",
    "r",
    "radius",
    "refX",
    "refY",
    "result",
    "role",
    "rx",
    "ry",
    "seed",
    "shape-rendering",
    "slope",
    "spreadMethod",
    "stdDeviation",
    "stitchTiles",
    "stop-color",
    "stop-opacity",
    "stroke",
    "stroke-dasharray",
    "stroke-dashoffset",
    "stroke-linecap",
    "stroke-linejoin",
    "stroke-miterlimit",
    "stroke-opacity",
    "stroke-width",
    "style",
    "tableValues",
    "transform",
    "transform-origin",
    "type",
    "values",
    "vector-effect",
    "version",
    "viewBox",
    "visibility",
    "width",
    "x",
    "x1",
    "x2",
    "xChannelSelector",
    "y",
    "y1",
    "y2",
    "yChannelSelector",
];

/// On the root of a figure: where it is shown. Harmless, and passed on.
pub(super) const SHELF: &str = "data-shelf";

/// Attributes that carry rules; read by us, not passed on with the picture.
const RULES: &[&str] = &[
    "data-side",
    "data-name",
    "data-color",
    "data-flip",
    "data-capacity",
    "data-at",
    "data-joins",
    "data-parts",
    "data-between",
    "data-to",
    "data-from",
    "data-edge",
    "data-spaces",
    SHELF,
];

/// What becomes of an element or attribute.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Verdict {
    /// Part of the picture.
    Keep,
    /// Harmless, but not passed on.
    Drop,
    /// Not understood; not passed on.
    Unknown,
    /// Could run or load something.
    Refuse,
    /// Points outside the drawing.
    Outside,
}

/// Whether an element belongs in a drawing.
pub(super) fn element(node: roxmltree::Node) -> Verdict {
    let name = node.tag_name();
    match name.namespace() {
        Some(SVG) if name.name() == "metadata" => Verdict::Drop,
        Some(SVG) if ELEMENTS.contains(&name.name()) => Verdict::Keep,
        Some(space) if EDITORS.contains(&space) => Verdict::Drop,
        _ => Verdict::Refuse,
    }
}

/// Whether an attribute belongs in a drawing.
pub(super) fn attribute(attribute: roxmltree::Attribute) -> Verdict {
    let (name, value) = (attribute.name(), attribute.value());
    match attribute.namespace() {
        None => {}
        Some(XLINK) if name == "href" => return link(value),
        Some(_) => return Verdict::Drop,
    }
    // Event handlers all start so; case does not save a wrongly spelt one.
    if name.get(..2).is_some_and(|on| on.eq_ignore_ascii_case("on")) {
        return Verdict::Refuse;
    }
    if RULES.contains(&name) {
        return Verdict::Drop;
    }
    if name == "href" {
        return link(value);
    }
    if !ATTRIBUTES.contains(&name) {
        return Verdict::Unknown;
    }
    if paint(value) { Verdict::Keep } else { Verdict::Outside }
}

/// Whether a style sheet or an attribute value stays inside the drawing.
pub(super) fn paint(value: &str) -> bool {
    let lower = value.to_ascii_lowercase();
    let local = lower.split("url(").skip(1).all(|rest| {
        rest.trim_start_matches(|c: char| c.is_whitespace() || c == '"' || c == '\'').starts_with('#')
    });
    // Escapes and at-rules could spell a reference that the split does not see.
    local
        && !lower.contains('\\')
        && !lower.contains('@')
        && !lower.contains("javascript:")
        && !lower.contains("image-set(")
        && !lower.contains("src(")
}

fn link(value: &str) -> Verdict {
    if value.trim().starts_with('#') { Verdict::Keep } else { Verdict::Outside }
}
