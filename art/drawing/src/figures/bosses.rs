//! Those with a name: a ring of long and short teeth in turn. And the two that are no minions of a card: Brodie and the crow.

use super::kit::{DARK, Foe, Paper};
use crate::geometry::n;

/// Captain Vurst: cocked hat, eye patch, pistol at the ready.
pub(super) fn captain_vurst(name: &str) -> String {
    let inside = Paper::new()
        .lift("#1b2c52", "M4 98C8 80 26 73 50 73S92 80 96 98Z")
        .cut("#34508a", "M50 73C74 73 92 80 96 98H62Z")
        .lift("#e8e0c8", "M40 78L50 98L60 78L50 74Z")
        .ball("#5f5650", 22.0, 44.0, 12.0)
        .dot("#a85a48", 23.0, 45.0, 7.6)
        .ball("#8a7f74", 78.0, 44.0, 12.0)
        .dot("#d98a72", 77.0, 45.0, 7.6)
        .lift("#6e635a", "M50 93C39 90 24 74 23 56C23 44 34 36 50 36S77 44 77 56C76 74 61 90 50 93Z")
        .cut("#9a8d80", "M53 36C66 37 77 44 77 56C76 74 61 90 50 93C53 74 54 52 53 36Z")
        .cut("#e0cfb6", "M50 62C57 62 63 70 61 79C59 86 55 90 50 91S41 86 39 79C37 70 43 62 50 62Z")
        .cut("#c2473f", "M42 73Q50 67 58 73Q57 82 50 83.5Q43 82 42 73Z")
        .cut("#ffb7a4", "M50 70.5Q55 70.5 57 73Q57 76 55 79Q55 74 50 70.5Z")
        .line("#2a1512", 1.8, "M41 86Q50 90 60 84")
        .cut("#ffd24a", "M52 87.5H56.5V92H52Z")
        .line("#2a1512", 1.3, "M39 78L20 74M39 81L21 85M61 78L80 74")
        .line("#150c10", 3.0, "M22 46L72 60")
        .oval("#150c10", 37.0, 55.0, 8.4, 7.4)
        .cut("#ffe27a", "M56 57Q63 50 71 55Q67 62 58 61Z")
        .dot("#2a0a08", 64.0, 57.0, 2.6)
        .cut("#2c231f", "M54 53L73 48L74 52L56 57Z");
    let hat = Paper::new()
        .lift("#efe2c2", "M66 22C70 8 84 0 98 4C90 8 96 14 88 18C92 22 82 28 74 28Z")
        .cut("#fffaea", "M70 22C78 14 88 8 98 4C90 8 96 14 88 18C84 20 76 22 70 22Z")
        .lift("#142142", "M8 44C12 22 28 24 36 14Q50 2 64 14C72 24 88 22 92 44Q72 34 50 34T8 44Z")
        .cut("#34508a", "M50 8Q58 8 64 14C72 24 88 22 92 44Q72 34 52 34Q58 20 50 8Z")
        .cut("#e6b040", "M8 44Q28 30 50 30T92 44L92 48Q72 37 50 37T8 48Z")
        .cut("#ffe08a", "M50 30Q72 30 92 44L92 48Q72 37 50 37Z")
        .cut("#e6b040", "M50 14L54 22L50 29L46 22Z")
        .lift("#7a4a26", "M3 76L17 80L21 94L9 99L10 86L2 84Z")
        .cut("#c98a4a", "M3 76L17 80L18.5 87L10 86L2 84Z")
        .lift("#9fb3b0", "M4 36H16V80H4Z")
        .cut("#e4ecdc", "M10 36H16V80H10Z")
        .cut("#e6b040", "M2 36H18V42H2ZM3 64H17V69H3Z")
        .dot("#10222e", 10.0, 37.0, 2.4);
    Foe { letter: Some('V'), teeth: (12, 0.0, 4.0), ring: ["#8a2440", "#e6b040"], disc: DARK }
        .file(name, &inside, &hat)
}

/// Skitter-Clak: a coil of steel plates, and pincers open towards you.
pub(super) fn skitter_clak(name: &str) -> String {
    let mut legs = String::new();
    let mut plates = Paper::new();
    for i in 0..15 {
        let a = 2.5 + f64::from(i) * 0.37;
        let (s, c) = a.sin_cos();
        let r = 29.0 + f64::from(i) * 0.1;
        let (x, y) = (50.0 + r * c, 56.0 + r * s);
        legs.push_str(&format!(
            "M{} {}L{} {}",
            n(x),
            n(y),
            n(x + c * 15.0 - s * 5.0),
            n((y + s * 15.0 + c * 5.0).clamp(4.0, 97.0))
        ));
        plates = plates.dot("#081e2a", x, y, 11.0).dot("#2b5a70", x, y, 9.6).dot(
            if i % 2 == 0 { "#7fb4bd" } else { "#5f97a6" },
            x + 1.8,
            y - 1.8,
            6.2,
        );
    }
    let p = Paper::new()
        .wire("#e6c27a", 3.6, &legs)
        .over(&plates)
        .wire("#e6c27a", 3.4, "M42 40C38 22 26 10 8 6M58 40C62 22 74 10 92 6")
        .lift("#a8431f", "M33 58C20 70 26 88 47 95C43 86 42 82 45 75C39 74 40 68 44 64Z")
        .cut("#ff9a4a", "M33 58C24 70 30 86 47 95C43 86 42 82 45 75C39 74 40 68 44 64Z")
        .lift("#c9582a", "M67 58C80 70 74 88 53 95C57 86 58 82 55 75C61 74 60 68 56 64Z")
        .cut("#ffc47a", "M67 58C78 70 72 86 53 95C57 86 58 82 55 75C61 74 60 68 56 64Z")
        .lift("#1f4a60", "M50 28C68 28 78 40 76 53C74 64 62 70 50 70S26 64 24 53C22 40 32 28 50 28Z")
        .cut("#6aa7b4", "M52 28C69 29 78 40 76 53C74 64 62 70 52 70C60 56 60 42 52 28Z")
        .cut("#b4dcda", "M60 31C71 35 77 43 76 51C72 43 67 36 60 31Z")
        .cut("#0c2a38", "M50 28L53 40L50 46L47 40Z")
        .cut("#ffe14a", "M28 44L46 52L42 60Q31 58 28 44ZM72 44L54 52L58 60Q69 58 72 44Z")
        .dot("#2a0a08", 39.0, 53.5, 2.4)
        .dot("#2a0a08", 61.0, 53.5, 2.4);
    Foe { letter: Some('X'), teeth: (20, 0.0, 3.4), ring: ["#3a3f6a", "#e6b040"], disc: DARK }.file(
        name,
        &Paper::new(),
        &p,
    )
}

/// Vanestra: the queen as a spider, a pale face with too many eyes, a crown of thorns, a web for a collar.
pub(super) fn vanestra(name: &str) -> String {
    let inside = Paper::new()
        .line("#c9b4e6", 1.2, "M50 62L14 40M50 62L12 62M50 62L22 84M50 62L86 40M50 62L88 62M50 62L50 18M50 62L30 24M50 62L70 24M30 24Q40 30 50 28Q60 30 70 24M22 34Q36 42 50 38Q64 42 78 34")
        .lift("#2a1030", "M16 98C20 80 34 74 50 74S80 80 84 98Z");
    let outside = Paper::new()
        .wire("#8a5aa8", 4.8, "M34 66L18 44L6 20M34 72L14 62L4 50M34 78L16 80L6 92M38 82L30 90L31 94M66 66L82 44L94 20M66 72L86 62L96 50M66 78L78 76")
        .line("#cfa6e6", 1.6, "M34 65L18 43L6 19M66 65L82 43L94 19M66 71L86 61L96 49M34 71L14 61L4 49")
        .lift("#1d0c26", "M50 22C70 22 80 38 79 56C78 74 66 88 62 92L50 84L38 92C34 88 22 74 21 56C20 38 30 22 50 22Z")
        .cut("#452058", "M52 22C71 23 80 38 79 56C78 74 66 88 62 92L56 88C70 66 68 40 52 22Z")
        .lift("#e9dcea", "M50 36C64 36 71 46 70 58C69 72 58 86 50 91C42 86 31 72 30 58C29 46 36 36 50 36Z")
        .cut("#b79fc4", "M50 36C36 36 29 46 30 58C31 72 42 86 50 91C46 74 46 54 50 36Z")
        .cut("#2a0a34", "M34 58Q42 52 48 61Q40 66 34 58ZM66 58Q58 52 52 61Q60 66 66 58Z")
        .dot("#e86aff", 42.0, 59.5, 2.6)
        .dot("#e86aff", 58.0, 59.5, 2.6)
        .dot("#2a0a34", 42.0, 48.0, 2.8)
        .dot("#2a0a34", 58.0, 48.0, 2.8)
        .dot("#2a0a34", 36.0, 51.0, 2.0)
        .dot("#2a0a34", 64.0, 51.0, 2.0)
        .cut("#8a1f52", "M43 77Q47 74.5 50 76Q53 74.5 57 77Q50 82 43 77Z")
        .cut("#fff6e6", "M45 78L47 84L48.5 79ZM55 78L53 84L51.5 79Z")
        .lift("#8a6a2a", "M29 42L24 16L36 28L40 8L48 25L50 2L52 25L60 8L64 28L76 16L71 42Q50 32 29 42Z")
        .cut("#f0cf6a", "M50 2L52 25L60 8L64 28L76 16L71 42Q60 36.5 50 36.5Z")
        .cut("#c04ae0", "M50 24L54 30L50 36L46 30Z");
    hers(name, &inside, &outside)
}

/// The ring of the queen, whatever she is just now.
fn hers(name: &str, inside: &Paper, outside: &Paper) -> String {
    Foe {
        letter: Some('Q'),
        teeth: (16, 0.0, 4.0),
        ring: ["#4f2266", "#c07ae0"],
        disc: ["#6a3f8a", "#552f74", "#40215c", "#2c1644", "#1e0f32"],
    }
    .file(name, inside, outside)
}

/// The face she shows at court, from the hair down to the chin; `tilt` turns the crown.
fn court_face(tilt: f64, eyes: &str) -> Paper {
    let crown = Paper::new()
        .lift("#8a6a2a", "M-20 14L-25-12L-13 0L-9-20L-2-3L0-26L2-3L9-20L13 0L25-12L20 14Q0 5-20 14Z")
        .cut("#f0cf6a", "M0-26L2-3L9-20L13 0L25-12L20 14Q10 9 0 9Z")
        .cut("#c04ae0", "M0-3L4 3L0 9L-4 3Z");
    Paper::new()
        .lift("#1d0c26", "M50 20C72 20 82 38 80 58C79 74 72 86 66 94H34C28 86 21 74 20 58C18 38 28 20 50 20Z")
        .cut("#452058", "M54 20C73 22 82 38 80 58C79 74 72 86 66 94H60C74 66 72 40 54 20Z")
        .lift("#e9dcea", "M50 34C66 34 72 46 71 58C70 74 59 87 50 91C41 87 30 74 29 58C28 46 34 34 50 34Z")
        .cut("#b79fc4", "M50 34C34 34 28 46 29 58C30 74 41 87 50 91C46 74 46 52 50 34Z")
        .cut("#2a0a34", eyes)
        .line("#2a0a34", 2.0, "M33 50Q40 45 47 50M53 50Q60 45 67 50")
        .cut("#c9a8c4", "M49 58L47 70Q50 73 53 70Z")
        .cut("#a82550", "M42 78Q47 74.500 50 76Q53 74.500 58 78Q50 84 42 78Z")
        .put(50.0, 26.0, tilt, 1.0, &crown)
}

/// The queen at home: her own face, before her own mirror.
pub(super) fn vanestra_at_her_mirror(name: &str) -> String {
    let mirror = Paper::new()
        .lift("#8a6a2a", "M50 2C80 2 94 24 94 52C94 78 80 96 50 96S6 78 6 52C6 24 20 2 50 2Z")
        .cut("#f0cf6a", "M52 2C80 3 94 24 94 52C94 60 93 66 91 72C92 36 78 12 52 8Z")
        .cut("#2c5c68", "M50 9C75 9 87 28 87 52C87 76 75 90 50 90S13 76 13 52C13 28 25 9 50 9Z")
        .cut("#7fb8a8", "M60 10C78 14 87 30 87 52C87 58 86 64 84 69C84 40 78 22 60 10Z")
        .cut("#d8f0dc", "M20 40L34 18L40 16L20 50Z");
    let face = court_face(0.0, "M33 57Q41 51 47 58Q40 63 33 57ZM67 57Q59 51 53 58Q60 63 67 57Z")
        .dot("#e86aff", 40.5, 57.0, 2.4)
        .dot("#e86aff", 59.5, 57.0, 2.4);
    hers(
        name,
        &Paper::new(),
        &Paper::new().put(9.0, 6.0, 0.0, 0.82, &mirror).put(12.0, 12.0, 0.0, 0.76, &face),
    )
}

/// The queen on her way down: the crown slips, and what comes out of her sleeves are legs.
pub(super) fn vanestra_in_haste(name: &str) -> String {
    let legs = Paper::new()
        .wire("#8a5aa8", 4.8, "M30 84L14 70L4 78M70 84L80 66L94 60M32 76L10 56L6 40M68 76L90 48L94 32")
        .line("#cfa6e6", 1.6, "M30 83L14 69L4 77M32 75L10 55L6 39M68 75L90 47L94 31");
    let hair = Paper::new().wire(
        "#1d0c26",
        4.0,
        "M26 44C12 40 10 28 4 24M28 34C18 26 18 18 12 12M74 44C86 44 88 36 96 34",
    );
    let face = court_face(19.0, "M32 55Q40 48 48 57Q40 66 32 55ZM68 55Q60 48 52 57Q60 66 68 55Z")
        .dot("#e86aff", 41.0, 57.0, 2.8)
        .dot("#e86aff", 59.0, 57.0, 2.8)
        .dot("#2a0a34", 43.0, 43.0, 2.4)
        .dot("#2a0a34", 57.0, 43.0, 2.4);
    hers(name, &Paper::new(), &Paper::new().over(&hair).over(&legs).over(&face))
}

/// What she was: a spider with nothing on, and the last bottle.
pub(super) fn vanestra_the_spider(name: &str) -> String {
    let p = Paper::new()
        .wire("#8a5aa8", 5.0, "M36 46L18 32L8 8M34 54L12 48L3 32M36 64L14 70L6 88M64 46L82 32L92 8M66 54L88 48L97 32M64 64L80 66")
        .line("#cfa6e6", 1.7, "M36 45L18 31L8 7M34 53L12 47L3 31M64 45L82 31L92 7M66 53L88 47L97 31")
        .lift("#1d0c26", "M50 4C70 4 78 20 74 36C71 48 60 52 50 52S29 48 26 36C22 20 30 4 50 4Z")
        .cut("#5a2f7a", "M53 4C71 6 78 20 74 36C71 46 63 50 55 52C66 38 66 18 53 4Z")
        .cut("#d070e0", "M50 14L58 26L50 40L42 26Z")
        .cut("#f4c4ff", "M50 14L58 26L50 26Z")
        .lift("#2a1238", "M50 40C66 40 73 52 70 64C67 75 59 79 50 79S33 75 30 64C27 52 34 40 50 40Z")
        .cut("#6a4088", "M53 40C67 42 73 52 70 64C68 72 62 76 56 78C64 66 64 50 53 40Z")
        .dot("#f08aff", 43.0, 60.0, 4.6)
        .dot("#f08aff", 57.0, 60.0, 4.6)
        .dot("#fff0ff", 44.4, 58.4, 1.6)
        .dot("#fff0ff", 58.4, 58.4, 1.6)
        .dot("#f08aff", 35.5, 55.0, 2.6)
        .dot("#f08aff", 64.5, 55.0, 2.6)
        .dot("#f08aff", 46.0, 51.0, 2.2)
        .dot("#f08aff", 54.0, 51.0, 2.2)
        .lift("#5a2c14", "M38 72H54V78C62 82 61 92 57 97H35C31 92 30 82 38 78Z")
        .cut("#b8702c", "M46 72H54V78C62 82 61 92 57 97H47Q54 84 46 78Z")
        .cut("#f4c06a", "M52 80C58 84 58 91 56 95L52 96Q55 88 52 80Z")
        .cut("#d8c49a", "M36 68H56V74H36Z")
        .wire("#8a5aa8", 4.4, "M36 66Q22 76 33 86M62 68Q70 76 60 86");
    hers(name, &Paper::new(), &p)
}

/// Brodie: the paw alone, claws over the ring.
pub(super) fn brodie(name: &str) -> String {
    let p = Paper::new()
        .lift("#b8621f", "M24 100C18 82 14 68 17 54C20 42 34 43 50 43S80 42 83 54C86 68 82 82 76 100Z")
        .cut("#f0a048", "M56 43C70 42 80 43 83 54C86 68 82 82 76 100H58C66 80 66 60 56 43Z")
        .cut("#7d3a14", "M18 76L34 79L20 86ZM24 93L38 93L28 100Z");
    let toes = Paper::new()
        .lift("#fff6e0", "M13 28L4 9L24 22ZM87 28L96 9L76 22ZM32 17L31 1L42 15ZM68 17L69 1L58 15Z")
        .cut("#cdbf9f", "M13 28L4 9L16 24ZM32 17L31 1L35 16Z")
        .lift("#c8742a", "M24 49C12 50 8 37 14 29C22 22 32 30 34 42Z")
        .lift("#c8742a", "M36 40C27 34 27 17 36 14C46 13 50 25 48 39Z")
        .lift("#e08a34", "M64 40C73 34 73 17 64 14C54 13 50 25 52 39Z")
        .cut("#ffc069", "M64 40C73 34 73 17 64 14C61 14 59 15 57 17C64 20 66 31 61 40Z")
        .lift("#e08a34", "M76 49C88 50 92 37 86 29C78 22 68 30 66 42Z")
        .cut("#ffc069", "M76 49C88 50 92 37 86 29C83 27 80 27 77 28C84 34 84 42 75 48Z")
        .oval("#e0806a", 38.0, 27.0, 5.4, 6.8)
        .oval("#ffb39a", 62.0, 27.0, 5.4, 6.8)
        .oval("#e0806a", 21.0, 38.0, 5.0, 6.2)
        .oval("#ffb39a", 79.0, 38.0, 5.0, 6.2)
        .lift("#d9765f", "M50 52C63 52 72 61 70 71C68 80 58 78 50 78S32 80 30 71C28 61 37 52 50 52Z")
        .cut("#ffb39a", "M52 52C64 53 72 61 70 71C69 76 65 77.5 60 77.5C64 68 60 56 52 52Z");
    Foe { letter: Some('B'), teeth: (5, -1.57, 0.0), ring: ["#5b1f1a", "#e0743a"], disc: DARK }
        .file(name, &p, &toes)
}

/// The old crow: a beak that stabs past the ring, ruffled feathers. It has no card, so no badge.
pub(super) fn crow(name: &str) -> String {
    let inside = Paper::new()
        .lift("#10222e", "M30 100C36 88 36 80 32 72C24 50 34 24 58 20C80 18 92 36 92 58C94 76 90 90 84 100Z")
        .cut("#2c4a60", "M58 20C80 18 92 36 92 58C94 76 90 90 84 100H68C78 76 78 44 58 20Z")
        .cut("#48708a", "M74 25C86 32 92 44 92 58C93 68 92 78 90 86C90 62 86 42 74 25Z")
        .lift("#1a3444", "M40 84L52 74L54 86L64 74L68 88L78 74L84 100H34Z")
        .cut("#3a5f78", "M64 74L68 88L78 74L84 100H70Z");
    let beak = Paper::new()
        .lift("#16303e", "M50 24L46 8L56 17L60 4L66 17L76 10L74 24Z")
        .cut("#48708a", "M60 4L66 17L76 10L74 24L62 23Z")
        .lift("#6a5a44", "M40 54L14 66L38 69Q44 66 46 60Z")
        .lift("#8f7a58", "M46 32C28 36 10 46 1 60C16 54 34 58 48 58Z")
        .cut("#d8bd8a", "M46 32C28 36 10 46 1 60C14 48 32 42 47 42Z")
        .cut("#2c2418", "M30 46L38 44.5L37 47L31 48Z")
        .ball("#c9d3cc", 56.0, 42.0, 9.6)
        .dot("#e8b23a", 55.4, 42.0, 7.0)
        .dot("#071a20", 54.4, 42.0, 4.2)
        .dot("#fff6dc", 56.4, 40.0, 1.6)
        .cut("#dfe6df", "M46 34Q56 27 68 36Q58 33 47 38Z");
    Foe {
        letter: None,
        teeth: (18, 0.1, 0.0),
        ring: ["#2c3f4f", "#8fa9b8"],
        disc: ["#a9c3c4", "#86a7ad", "#688b96", "#4d7080", "#3a5a6c"],
    }
    .file(name, &inside, &beak)
}
