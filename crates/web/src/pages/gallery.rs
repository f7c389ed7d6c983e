//! The contact sheet: every room, figure, token, die face, icon and card on one page, to be judged side by side.
//! The server shows it at `/gallery`; `barksburg gallery OUT` writes the same page as a folder that needs no server.

use crate::cards;
use crate::page::{Page, Theme, bar, frame, language, signs};
use crate::pictures::{Addresses, Pictures};
use crate::statics::static_file;
use engine::book::Size;
use engine::id::{AbilityId, EncounterId, InitId, MouseId, SearchId, SideId};
use maud::{DOCTYPE, Markup, html};
use view::{Catalogue, raised};
use words::{Args, GrammaticalCase, Lang};

/// The style sheets a page of the folder needs.
const STYLES: [&str; 4] = ["style.css", "table/table.css", "faces.css", "pages/gallery.css"];

/// The gallery as a page of the server.
pub fn gallery(page: Page) -> Markup {
    let body = html! {
        (bar(page))
        (contents(page))
    };
    frame(page, &format!("{} · Barksburg", page.t("gallery-title")), "reading gallery", None, &body)
}

/// The gallery as a folder: path and bytes of every file. `index.html` leads to a page in each language, by day and by
/// night; pictures and style sheets lie beside them.
pub fn gallery_folder(catalogue: &Catalogue, pictures: &Pictures) -> Vec<(String, Vec<u8>)> {
    let pictures = pictures.clone().at(Addresses::Beside);
    let mut files = vec![("index.html".to_string(), door().into_string().into_bytes())];
    for lang in Lang::ALL {
        for theme in Theme::ALL {
            let page =
                Page { locale: catalogue.locale(lang), theme, here: "", pictures: &pictures, book: "" };
            files.push((format!("{lang}/{}", page_name(theme)), leaf(page).into_string().into_bytes()));
        }
    }
    for (kind, all) in [("room", &pictures.rooms), ("figure", &pictures.figures)] {
        files.extend(all.iter().map(|(name, p)| (format!("{kind}/{name}.svg"), p.svg.as_bytes().to_vec())));
    }
    for name in STYLES {
        let file = static_file(&format!("css/{name}")).expect("the style sheets are embedded");
        files.push((name.to_string(), file.bytes.into_owned()));
    }
    files
}

fn page_name(theme: Theme) -> &'static str {
    match theme {
        Theme::Auto => "index.html",
        Theme::Light => "day.html",
        Theme::Dark => "night.html",
    }
}

/// The first page of the folder: choose a language.
fn door() -> Markup {
    html! {
        (DOCTYPE)
        html lang="en" {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                title { "Barksburg" }
                link rel="stylesheet" href="style.css";
            }
            body.reading {
                main.page {
                    h1 { "Barksburg" }
                    p.row { @for lang in Lang::ALL { a.button.big lang=(lang) href={ (lang) "/index.html" } { (language(lang)) } } }
                }
            }
        }
    }
}

/// A page of the folder.
fn leaf(page: Page) -> Markup {
    let theme = (page.theme != Theme::Auto).then(|| page.theme.name());
    let contents = contents(page);
    html! {
        (DOCTYPE)
        html lang=(page.locale.lang()) data-theme=[theme] {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                title { (page.t("gallery-title")) " · Barksburg" }
                @for name in STYLES { link rel="stylesheet" href={ "../" (name) }; }
            }
            body class="reading gallery" {
                header.bar {
                    strong.brand { "Barksburg" }
                    span.fill {}
                    nav.switches aria-label=(page.t("web-language")) {
                        @for lang in Lang::ALL {
                            a.button.plain lang=(lang) href={ "../" (lang) "/" (page_name(page.theme)) }
                                aria-current=[(lang == page.locale.lang()).then_some("page")] { (language(lang)) }
                        }
                    }
                    nav.switches aria-label=(page.t("web-light")) {
                        @for theme in Theme::ALL {
                            a.button.plain href=(page_name(theme)) aria-current=[(theme == page.theme).then_some("page")] {
                                (page.t(&format!("web-theme-{}", theme.name())))
                            }
                        }
                    }
                }
                (contents)
                (signs(page, "", &contents))
            }
        }
    }
}

fn contents(page: Page) -> Markup {
    let sections = [
        ("rooms", "web-rooms"),
        ("figures", "gallery-figures"),
        ("tokens", "gallery-tokens"),
        ("dice", "gallery-dice"),
        ("icons", "gallery-icons"),
        ("mice", "web-mice"),
        ("minions", "gallery-initiative"),
        ("abilities", "web-abilities"),
        ("search", "web-search-cards"),
        ("encounters", "web-encounters"),
    ];
    html! {
        main.page.wide id="main" {
            h1 { (page.t("gallery-title")) }
            p { (page.t("gallery-title.about")) }
            nav.toc aria-label=(page.t("web-contents")) {
                ul.plain.row { @for (id, key) in sections { li { a href={ "#" (id) } { (page.t(key)) } } } }
            }
            @for (id, key) in sections {
                section aria-labelledby=(id) {
                    h2.gap id=(id) { (page.t(key)) }
                    @match id {
                        "rooms" => (rooms(page)),
                        "figures" => (figures(page)),
                        "tokens" => (shelf(page, "token")),
                        "dice" => (shelf(page, "die")),
                        "icons" => (icons(page)),
                        _ => (deck(page, id)),
                    }
                }
            }
        }
    }
}

/// The cards of one kind.
pub(crate) fn deck(page: Page, kind: &str) -> Markup {
    let (book, locale) = (page.locale.book(), page.locale);
    html! {
        div.deck {
            @match kind {
                "mice" => @for i in 0..book.mice.len() { (cards::hero(page, locale.hero(MouseId(i as u8)))) },
                "minions" => @for i in 0..book.init_cards.len() { (cards::initiative(page, locale.init(InitId(i as u8)))) },
                "abilities" => @for i in 0..book.abilities.len() { (cards::ability(page, locale.ability(AbilityId(i as u8)))) },
                "search" => @for i in 0..book.search.len() { (cards::search(page, locale.card(SearchId(i as u8)))) },
                _ => @for i in 0..book.encounters.len() { (cards::encounter(page, &locale.encounter(EncounterId(i as u8)))) },
            }
        }
    }
}

/// Every room with its number, its name and the room on its back; then all of them small and without colour.
fn rooms(page: Page) -> Markup {
    let book = page.locale.book();
    let mut order: Vec<SideId> = (0..book.sides.len()).map(|i| SideId(i as u8)).collect();
    order.sort_by_key(|s| book.sides[s.ix()].number);
    let picture = |side: SideId, size: u16| {
        let plan = page.locale.plan(side);
        let label = format!("{} · {}", plan.number, plan.name);
        html! { @if let Some(url) = page.pictures.room(&plan.id) { img src=(url) alt=(label) width=(size) height=(size) loading="lazy"; } }
    };
    html! {
        div.hall {
            @for side in &order {
                @let plan = page.locale.plan(*side);
                @let back = page.locale.plan(book.sides[side.ix()].back);
                figure.sheet data-room=(plan.id) {
                    (picture(*side, 480))
                    figcaption {
                        strong.display { (plan.number) " · " (plan.name) }
                        span.quiet.small {
                            (page.t(if plan.below { "gallery-below" } else { "gallery-castle" })) " · "
                            (page.say("gallery-back", &Args::new().num("n", back.number).text("name", &back.name)))
                        }
                    }
                }
            }
        }
        h3.gap { (page.t("gallery-phone")) }
        div.strip.rooms-small { @for side in &order { (picture(*side, 180)) } }
        h3.gap { (page.t("gallery-grey")) }
        div.strip.rooms-small.grey { @for side in &order { (picture(*side, 180)) } }
    }
}

/// Every figure large, at the size of a phone, and four on one space.
fn figures(page: Page) -> Markup {
    let mice = page.pictures.on_shelf("mouse");
    let names = [mice.clone(), page.pictures.on_shelf("foe")].concat();
    let pairs: Vec<&[&str]> = mice.chunks(2).collect();
    let small = page.locale.book().minions.iter().filter(|m| m.size == Size::Small && !m.boss);
    let small: Vec<&str> = small.map(|m| m.name.as_str()).collect();
    let mut crowds: Vec<Vec<&str>> = mice.windows(4).step_by(2).map(<[&str]>::to_vec).collect();
    crowds
        .extend(small.iter().zip(pairs.iter().cycle()).map(|(foe, two)| [*two, &[*foe, *foe][..]].concat()));
    crowds.extend(small.iter().map(|foe| vec![*foe; 4]));
    html! {
        (shelf(page, "mouse"))
        (shelf(page, "foe"))
        h3.gap { (page.t("gallery-tiny")) }
        div.strip { @for name in &names { (img(page, name, 32)) } }
        div.strip.grey { @for name in &names { (img(page, name, 32)) } }
        h3.gap { (page.t("gallery-four")) }
        div.strip {
            @for crowd in &crowds { div.slab { @for name in crowd { (img(page, name, 48)) } } }
        }
    }
}

fn img(page: Page, name: &str, size: u8) -> Markup {
    html! {
        @if let Some(url) = page.pictures.figure(name) {
            img src=(url) alt=(caption(page, name)) width=(size) height=(size) loading="lazy";
        }
    }
}

fn shelf(page: Page, kind: &str) -> Markup {
    html! {
        div.shelf {
            @for name in page.pictures.on_shelf(kind) {
                figure data-picture=(name) { (img(page, name, 112)) figcaption.small { (caption(page, name)) } }
            }
        }
    }
}

fn icons(page: Page) -> Markup {
    html! {
        div.shelf.icons {
            @for name in page.pictures.on_shelf("icon") {
                figure data-picture=(name) { (page.pictures.icon(name)) figcaption.small { (caption(page, name)) } }
            }
        }
    }
}

/// What a picture shows: the mouse or minion of that name, or words of its own; an author's picture shows its file's name.
fn caption(page: Page, name: &str) -> String {
    let (book, locale) = (page.locale.book(), page.locale);
    if let Some(mouse) = book.mouse_named(name) {
        return locale.mouse(mouse, GrammaticalCase::Nom).to_string();
    }
    if let Some(kind) = book.minions.iter().position(|m| m.name == name) {
        return raised(locale.kind(engine::id::MinionId(kind as u8), GrammaticalCase::Nom).to_string());
    }
    if let Some(card) = book.search.iter().position(|c| c.name == name) {
        return locale.card(SearchId(card as u8)).name.clone();
    }
    let known = ["picture", "honour", "achievement", "marker", "action", "type", "term"];
    let words = known.iter().find_map(|kind| page.try_t(&format!("{kind}-{name}")));
    words.map_or_else(|| name.replace('-', " "), |text| raised(text.into_owned()))
}
