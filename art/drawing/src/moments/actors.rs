//! The mice as small figures in a picture: told apart by silhouette and by what they wear on their heads.

use crate::figures::kit::Paper;
use crate::palette::mix;

/// Somebody in a picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Who {
    /// Crown and blue cape.
    Collin,
    /// Green hood with a crooked tip.
    Filch,
    /// White veil.
    Tilda,
    /// Grey and broad, the hammer on his shoulder.
    Nez,
    /// Purple hat.
    Maginos,
    /// A feather, and the bow on her back.
    Lily,
    /// The mayor: a grey shawl.
    Linera,
    /// Any mouse of a party nobody can foretell: a hooded cloak, in one of three colours.
    Friend(u8),
}

/// What they are doing, always to the right.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Pose {
    /// Running upright, cape and tail flying.
    Run,
    /// Standing, from the side.
    Stand,
    /// Standing, from behind.
    Back,
    /// Standing with both paws free.
    Aim,
}

/// The air between us and them: everything is tinted by it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Air(pub(super) &'static str, pub(super) f64);

/// Fur lit and unlit, ear, cloth lit and unlit.
fn colours(who: Who) -> [&'static str; 5] {
    match who {
        Who::Collin => ["#a87a56", "#6e4b38", "#e59a78", "#3a7fc0", "#1c4f86"],
        Who::Filch => ["#8a7556", "#54493a", "#e8a07c", "#4f9a5c", "#1d5a3a"],
        Who::Tilda => ["#dcb78e", "#a98062", "#f6bca4", "#fff6e4", "#c4bfae"],
        Who::Nez => ["#958a82", "#5c5450", "#d98a72", "#cc7c3c", "#8a4a24"],
        Who::Maginos => ["#b9ada0", "#7d746d", "#e0a890", "#8f5fc8", "#532f88"],
        Who::Lily => ["#d9a468", "#a06f41", "#f6b8a0", "#d0566e", "#8a2e4a"],
        Who::Linera => ["#cfc0ae", "#94857a", "#eab8a2", "#8fa0b4", "#56657e"],
        Who::Friend(0) => ["#a58a70", "#6a5648", "#dc9c84", "#8a7a68", "#54483f"],
        Who::Friend(1) => ["#8f8680", "#5a524e", "#d49480", "#7a8288", "#474e58"],
        Who::Friend(_) => ["#c4a078", "#86684c", "#e8ac90", "#9a7468", "#5e4440"],
    }
}

/// Somebody, feet at the origin, about a hundred high with the ears.
pub(super) fn mouse(who: Who, pose: Pose, air: Air) -> Paper {
    let [fur, dark, pink, cloth, shade] = colours(who).map(|c| mix(c, air.0, air.1));
    let t = |c: &str| mix(c, air.0, air.1);
    let broad = if who == Who::Nez { 1.12 } else { 1.0 };
    let tail = t("#c98a76");
    let body = match pose {
        Pose::Run => Paper::new()
            .line(&tail, 4.0, "M-14-28C-34-24-42-44-60-36Q-70-31-80-42")
            .line(&dark, 8.0, "M-6-24L-22-13L-35-20")
            .cut(&shade, "M10-62C-10-66-28-62-50-66C-46-56-54-50-50-40C-34-42-24-30-8-22Z")
            .cut(&cloth, "M10-62C-10-66-28-62-50-66C-46-60-50-54-50-50C-30-52-14-46-2-34Z")
            .line(&fur, 8.0, "M2-24L19-15L24-3L34-3")
            .cut(&shade, "M16-62C-2-62-18-46-17-32C-16-20-2-15 8-19C20-24 27-42 24-56Z")
            .cut(&cloth, "M16-62C8-62 0-58-6-52C6-50 12-36 8-19C20-24 27-42 24-56Z")
            .line(&fur, 6.0, "M14-46L28-38L38-46"),
        Pose::Stand | Pose::Aim => Paper::new()
            .line(&tail, 4.0, "M-12-8C-30-2-36-18-50-10Q-58-6-62-14")
            .oval(&dark, -6.0, -3.0, 11.0, 4.5)
            .oval(&fur, 11.0, -3.0, 11.0, 4.5)
            .cut(&shade, "M2-60C-16-54-22-26-18-5Q0 2 18-5C22-26 20-50 8-60Z")
            .cut(&cloth, "M4-60C-2-44-2-22 4-2Q12-2 18-5C22-26 20-50 8-60Z")
            .line(&fur, 6.0, "M10-44L22-34L28-40"),
        Pose::Back => Paper::new()
            .line(&tail, 4.0, "M6-6C24 2 30-12 44-4Q52 0 58-6")
            .oval(&dark, -9.0, -2.0, 10.0, 4.5)
            .oval(&dark, 9.0, -2.0, 10.0, 4.5)
            .cut(&shade, "M0-62C-18-56-24-26-22-5Q0 4 22-5C24-26 18-56 0-62Z")
            .cut(&cloth, "M2-62C6-40 8-20 6-1Q16-1 22-5C24-26 18-54 2-62Z"),
    };
    let head = if pose == Pose::Back {
        back_of_head(who, &fur, &dark, &shade, &t)
    } else {
        profile(who, [&fur, &dark, &pink, &shade], &t)
    };
    let (x, y, turn) = match pose {
        Pose::Run => (24.0, -72.0, 6.0),
        Pose::Stand | Pose::Aim => (6.0, -72.0, 0.0),
        Pose::Back => (0.0, -68.0, 0.0),
    };
    let whole = Paper::new();
    let hammer = Paper::new()
        .line(&t("#8a5a30"), 6.0, "M22-34L-18-86")
        .cut(&t("#3f6670"), "M-34-80L-12-98L-2-86L-24-68Z")
        .cut(&t("#a9c4bc"), "M-34-80L-12-98L-8-93L-30-75Z");
    let bow = Paper::new().line(&t("#fff3dc"), 1.4, "M-30-84L-8-14").line(
        &t("#a8652e"),
        5.0,
        "M-30-84C-34-60-26-32-8-14",
    );
    let staff = Paper::new().line(&t("#8a5a30"), 5.0, "M34-92L30 0").dot(&t("#e8d6ff"), 34.0, -96.0, 7.0);
    let whole = match (who, pose) {
        (Who::Nez, Pose::Back) => whole.over(&body).over(&hammer),
        (Who::Nez, _) => whole.over(&hammer).over(&body),
        (Who::Lily, Pose::Back) => whole.over(&body).over(&bow),
        (Who::Lily, Pose::Run | Pose::Stand) => whole.over(&bow).over(&body),
        (Who::Maginos, Pose::Stand) => whole.over(&staff).over(&body),
        _ => whole.over(&body),
    };
    Paper::new().placed(&format!("scale({broad} 1)"), &whole.put(x, y, turn, 1.0, &head))
}

fn profile(who: Who, [fur, dark, pink, cloak]: [&str; 4], t: &impl Fn(&str) -> String) -> Paper {
    let ears = |p: Paper| {
        p.dot(dark, 6.0, -18.0, 10.5)
            .dot(&mix(pink, dark, 0.4), 6.5, -17.0, 6.5)
            .dot(fur, -10.0, -17.0, 13.0)
            .dot(pink, -9.0, -16.0, 8.4)
    };
    let p = if matches!(who, Who::Filch | Who::Maginos) { Paper::new() } else { ears(Paper::new()) };
    let p = p
        .cut(dark, "M-18 4C-20-14-4-21 8-17C18-14 28-3 35 7C35 11 31 13 27 13C14 20-14 20-18 4Z")
        .cut(fur, "M-10-12C-4-20 4-19 8-17C18-14 28-3 35 7C24 8 6 4-10-12Z")
        .dot(&t("#c2473f"), 34.0, 8.0, 3.6)
        .dot(&t("#071a20"), 13.0, -3.0, 3.4)
        .dot(&t("#fff3d0"), 14.2, -4.2, 1.2);
    match who {
        Who::Filch => p
            .cut(&t("#1d5a3a"), "M-22 14C-28-12-18-28 2-26C-2-36-12-42-24-42C-4-52 18-42 20-18C12-16 4-6 6 8C-2 18-14 20-22 14Z")
            .cut(&t("#4f9a5c"), "M-24-42C-4-52 18-42 20-18C14-17 10-13 8-8C8-26-4-40-24-42Z")
            .dot(fur, -10.0, -13.0, 9.5)
            .dot(pink, -9.0, -12.0, 6.0),
        Who::Maginos => p
            .cut(&t("#fff6e2"), "M8 14Q18 18 26 13Q22 34 8 36Q-2 30-2 18Z")
            .dot(fur, -12.0, -6.0, 10.0)
            .dot(pink, -11.0, -5.0, 6.4)
            .cut(&t("#532f88"), "M-30-10Q-14-15-12-20L-10-44Q-10-58-28-58Q-4-70 6-54L14-22Q16-16 32-10Q0 0-30-10Z")
            .cut(&t("#8f5fc8"), "M-10-62Q0-62 6-54L14-22Q16-16 32-10Q20-5 4-5Q8-36-10-62Z")
            .cut(&t("#f6cf7c"), "M-12-20Q2-15 14-22L15-16Q2-9-14-15Z"),
        Who::Collin => crown(p, t, 0.0),
        Who::Tilda => p
            .cut(&t("#c4bfae"), "M-22 22C-28-4-20-24 0-22C8-22 12-16 12-12C4-12-2-4-2 6Q-4 18-8 26Z")
            .cut(&t("#fff6e4"), "M-14-18C-8-22-4-22 0-22C8-22 12-16 12-12C4-12-2-4-2 6C-6-4-8-12-14-18Z")
            .cut(&t("#4fae70"), "M2-20C-4-30 0-40 8-42C12-34 10-26 2-20Z"),
        Who::Lily => feather(p, t),
        Who::Nez => p.cut(&t("#241612"), "M6-12L20-6L19-2L6-8Z"),
        Who::Friend(_) => p.cut(cloak, "M-21 20C-27-2-20-20-4-20C4-20 8-15 8-11C-1-10-5 0-3 10Q-4 18-8 25Q-16 25-21 20Z"),
        Who::Linera => p.cut(&t("#56657e"), "M-20 20C-26-2-18-20-6-19C-10-6-6 8 2 16Q-8 26-20 20Z"),
    }
}

fn back_of_head(who: Who, fur: &str, dark: &str, cloak: &str, t: &impl Fn(&str) -> String) -> Paper {
    let ears = |p: Paper, y: f64, r: f64| p.dot(dark, -17.0, y, r).dot(fur, 17.0, y, r);
    let skull =
        |p: Paper| p.dot(dark, 0.0, 0.0, 19.0).cut(fur, "M4-18.5A19 19 0 0 1 4 18.5C11 8 11-8 4-18.5Z");
    match who {
        Who::Filch => ears(Paper::new(), -8.0, 11.0)
            .cut(
                &t("#1d5a3a"),
                "M-20 14C-25-12-14-26-4-28C-8-38-16-42-26-43C-4-52 14-42 18-24C23-10 22 4 20 14Q0 22-20 14Z",
            )
            .cut(&t("#4f9a5c"), "M-26-43C-4-52 14-42 18-24C23-10 22 4 20 14Q14 17 8 18C16-8 4-36-26-43Z"),
        Who::Maginos => skull(ears(Paper::new(), -2.0, 11.0))
            .cut(&t("#532f88"), "M-32-8Q-14-14-12-20L-8-44Q-8-58-26-58Q-2-70 8-54L13-20Q15-14 32-8Q0 2-32-8Z")
            .cut(&t("#8f5fc8"), "M-8-62Q2-62 8-54L13-20Q15-14 32-8Q20-3 6-3Q10-36-8-62Z")
            .cut(&t("#f6cf7c"), "M-12-20Q0-14 13-20L14-14Q0-7-13-14Z"),
        Who::Tilda => ears(Paper::new(), -18.0, 12.0)
            .cut(&t("#c4bfae"), "M-22 24C-26-8-16-22 0-22S26-8 22 24Q0 32-22 24Z")
            .cut(&t("#fff6e4"), "M2-22C17-21 26-8 22 24Q16 27 8 28C14 8 12-12 2-22Z"),
        Who::Collin => crown(skull(ears(Paper::new(), -14.0, 13.0)), t, 0.0),
        Who::Lily => feather(skull(ears(Paper::new(), -14.0, 13.0)), t),
        Who::Friend(_) => ears(Paper::new(), -15.0, 13.0)
            .cut(cloak, "M-21 22C-25-6-15-20 0-20S25-6 21 22Q0 30-21 22Z")
            .cut(&mix(cloak, "#ffffff", 0.18), "M2-20C16-19 25-6 21 22Q16 25 8 26C14 8 12-10 2-20Z"),
        _ => skull(ears(Paper::new(), -15.0, 13.0)),
    }
}

fn crown(p: Paper, t: &impl Fn(&str) -> String, x: f64) -> Paper {
    let c = Paper::new()
        .cut(&t("#d08a26"), "M-12-14L-17-36L-7-27L0-41L7-27L17-36L12-14Q0-19-12-14Z")
        .cut(&t("#ffdc74"), "M0-41L7-27L17-36L12-14Q6-16.5 0-17Z");
    p.put(x, 0.0, 0.0, 1.0, &c)
}

fn feather(p: Paper, t: &impl Fn(&str) -> String) -> Paper {
    p.cut(&t("#b0304f"), "M-6-16C-22-26-32-44-28-62C-12-54-2-36-2-16Z")
        .cut(&t("#ff9a94"), "M-6-16C-14-28-22-44-28-62C-12-54-2-36-2-16Z")
        .cut(&t("#8a2e4a"), "M-18-10Q-2-24 17-12L17-6Q0-17-17-4Z")
}

/// A mouse's shadow, feet at the origin, ears up: one flat shape to be stretched and laid on the floor.
pub(super) fn shadow(fill: &str) -> Paper {
    Paper::new()
        .cut(fill, "M-20 0C-22-24-18-44-12-52C-20-58-22-66-20-72C-32-74-36-92-24-98C-12-102-4-92-6-84Q0-86 6-84C4-92 12-102 24-98C36-92 32-74 20-72C22-66 20-58 12-52C18-44 22-24 20 0Z")
}
