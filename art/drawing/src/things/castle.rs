//! Guard room and jail.

use super::{Thing, lying, standing};

/// A guard's helmet, big as a hut.
pub fn helmet() -> Thing {
    let all = "M-60 44C-66-26-42-70 0-74C42-70 66-26 60 44Q58 56 40 58L-40 58Q-58 56-60 44Z";
    standing(
        all,
        &[
            (all, "#3d5566"),
            ("M-14-73C-38-40-40 20-34 58L40 58Q58 56 60 44C66-26 42-70 0-74Z", "#6c8794"),
            ("M22-66C32-30 34 20 28 58L40 58Q58 56 60 44C64-10 50-52 22-66Z", "#c9cdbd"),
            ("M44-46C52-20 54 16 50 53Q58 51 60 44C62 4 58-26 44-46Z", "#fff0cc"),
            ("M-6-76Q0-80 6-76L5-16L-5-16Z", "#e8934a"),
            ("M0-78Q4-79 6-76L5-16L0-16Z", "#ffcf86"),
            (
                "M-44 0C-34-14-16-14-7-4L-5 46Q0 52 5 46L7-4C16-14 34-14 44 0C34 10 18 12 12 10L10 56L-10 56L-12 10C-18 12-34 10-44 0Z",
                "#081d27",
            ),
            ("M-60 40Q0 52 60 40L60 46Q58 56 40 58L-40 58Q-58 56-60 46Z", "#2a3f4e"),
            ("M8 46Q40 46 60 40L60 46Q58 56 40 58L12 58Z", "#a89a78"),
            (
                "M-46 48a3 3 0 1 0 .1 0zM-24 51a3 3 0 1 0 .1 0zM26 51a3 3 0 1 0 .1 0zM46 47a3 3 0 1 0 .1 0z",
                "#f4e6c8",
            ),
        ],
    )
}

/// A dagger, lying.
pub fn dagger() -> Thing {
    let all =
        "M-96-5L-40-7L-40-30L-28-30L-28-9L96 0L-28 9L-28 30L-40 30L-40 7L-96 5Q-112 8-112 0Q-112-8-96-5Z";
    lying(
        all,
        &[
            ("M-28-10L70-7L108 0L70 7L-28 10Z", "#7f97a0"),
            ("M-28-10L70-7L108 0L-28 0Z", "#eef0e2"),
            ("M-28-2L80-1L80 1L-28 2Z", "#4f6b7d"),
            ("M-96-6L-38-7L-38 7L-96 6Z", "#5f3a2a"),
            ("M-96-6L-38-7L-38-1L-96-1Z", "#a8683c"),
            (
                "M-84-6L-78-6L-82 6L-88 6ZM-66-6.5L-60-6.5L-64 6.5L-70 6.500ZM-52-7L-46-7L-50 7L-56 7Z",
                "#2c1815",
            ),
            ("M-42-32Q-34-36-27-32L-27 32Q-34 36-42 32Z", "#4a3a2c"),
            ("M-42-32Q-34-36-27-32L-30 0L-42 0Z", "#f0b866"),
            ("M-97-9A10 10 0 1 0-97 9A10 10 0 1 0-97-9Z", "#c98a44"),
            ("M-99-8A8 8 0 0 0-106-2L-96-2Z", "#ffe2a0"),
        ],
    )
}

/// A club with nails, lying.
pub fn club() -> Thing {
    let all = "M-92-6Q-98 0-92 6L-10 14Q40 30 74 20Q92 0 74-20Q40-30-10-14Z";
    lying(
        all,
        &[
            (all, "#5c3524"),
            ("M-92-6Q-97-2-95 0L80 0Q86-8 74-20Q40-30-10-14Z", "#b87442"),
            ("M0-16Q40-28 72-18Q80-12 80-6Q40-18 0-8Z", "#f2b765"),
            (
                "M-86-6L-80-7L-82 7L-88 6ZM-72-7.500L-66-8L-68 8.500L-74 8ZM-58-9L-52-9L-54 10L-60 9.500Z",
                "#2c1815",
            ),
            (
                "M20-22L26-38L31-23ZM54-24L62-38L64-22ZM24 22L30 37L35 22ZM58 22L67 34L67 20ZM82-4L98 0L82 5Z",
                "#d3d3c4",
            ),
        ],
    )
}

/// A plank, lying.
pub fn plank() -> Thing {
    let all = "M-120-16L96-20L112-8L104 4L118 16L-108 20L-120 6Z";
    lying(
        all,
        &[
            (all, "#59382b"),
            ("M-120-18L96-22L112-10L104 2L116 10L-108 14L-120 2Z", "#c28548"),
            ("M-120-18L96-22L112-10L106-4L-120-4Z", "#e4ae66"),
            ("M-96-8Q-20-14 60-8Q-20-4-96-8ZM-70 6Q0 2 84 6Q0 10-70 6Z", "#7a4a2c"),
            ("M-104-8a4 4 0 1 0 .1 0zM-100 4a4 4 0 1 0 .1 0zM88-12a4 4 0 1 0 .1 0z", "#2a3f4e"),
        ],
    )
}

/// A torch in a wall bracket: the light of the jail.
pub fn torch() -> Thing {
    standing(
        "M-10 0L10 0L6 62L-6 62Z",
        &[
            ("M0-96C30-60 44-36 40-8C37 16 18 26 0 26S-37 16-40-8C-44-36-22-52 0-96Z", "#ffe9a0.25"),
            ("M0-74C24-44 34-28 31-8C28 10 14 18 0 18S-28 10-31-8C-34-28-18-38 0-74Z", "#f08a24"),
            ("M2-52C18-30 24-18 22-6C20 8 10 14 0 14S-19 8-21-5C-22-18-10-26 2-52Z", "#ffc24a"),
            ("M1-28C10-16 14-10 13-3C12 6 6 10 0 10S-11 6-12-2C-13-10-5-14 1-28Z", "#fffbe6"),
            ("M-22 6Q0 16 22 6L16 32Q0 40-16 32Z", "#1b2f3a"),
            ("M4 12Q16 10 22 6L16 32Q10 36 2 36Z", "#c9762b"),
            ("M-8 34L8 34L5 78L-5 78Z", "#4a2c20"),
            ("M1 34L8 34L5 78L1 78Z", "#d88f43"),
            ("M-14 46L14 46L14 54L-14 54Z", "#1b2f3a"),
            ("M2 46L14 46L14 54L2 54Z", "#8fa4a8"),
        ],
    )
}

/// A barred window or cell door, `w` wide and `h` high around the middle.
pub fn bars(w: f64, h: f64) -> Thing {
    let (a, b) = (w / 2.0, h / 2.0);
    let hole = format!("M{} {}H{}V{}H{}Z", -a, -b, a, b, -a);
    let mut list: Vec<(String, &str)> = vec![
        (format!("M{} {}H{}V{}H{}Z", -a - 9.0, -b - 9.0, a + 9.0, b + 9.0, -a - 9.0), "#1c3440"),
        (format!("M{} {}H{}V{}H{}Z", -a - 9.0, -b - 9.0, a + 9.0, -b - 3.0, -a - 9.0), "#5d7a89"),
        (hole.clone(), "#030d13"),
    ];
    let k = (w / 26.0).round().max(2.0);
    for i in 0..k as u32 {
        let x = -a + w * (f64::from(i) + 0.5) / k;
        list.push((format!("M{} {}h10v{}h-10z", x - 5.0, -b, h), "#324b59"));
        list.push((format!("M{} {}h4v{}h-4z", x + 1.0, -b, h), "#a9a58c"));
    }
    list.push((format!("M{} -4H{}V5H{}Z", -a, a, -a), "#2a4150"));
    list.push((format!("M{} -4H{}V-1H{}Z", -a, a, -a), "#8fa4a8"));
    let refs: Vec<(&str, &str)> = list.iter().map(|(d, c)| (d.as_str(), *c)).collect();
    lying(&hole, &refs)
}

/// A ring of keys, lying.
pub fn keys() -> Thing {
    lying(
        "M-20-30A26 26 0 1 0 20-30ZM-6 20L8 20L14 84L-10 84Z",
        &[
            ("s8 M-24-18A26 26 0 1 0 24-18A26 26 0 1 0-24-18", "#5a4630"),
            ("s4 M-22-26A25 25 0 0 1 22-26", "#f0c676"),
            ("s9 M8 8L26 74M26 74L42 70M23 60L36 57", "#3d5566"),
            ("s4 M10 8L27 72", "#d3d3c4"),
            ("s9 M-10 8L-22 66M-22 66L-36 62M-20 54L-32 50", "#5a4630"),
            ("s4 M-8 8L-20 64", "#e0a860"),
        ],
    )
}

/// An iron grate over a dark hole, to be set into a floor.
pub fn grate() -> Thing {
    let mut list: Vec<(String, &str)> = vec![
        ("M-58-50Q0-58 58-50L62 52Q0 60-62 52Z".to_owned(), "#1d3340"),
        ("M-48-42Q0-48 48-42L52 44Q0 50-52 44Z".to_owned(), "#030d13"),
    ];
    for i in 0..5 {
        let x = -36 + 18 * i;
        list.push((format!("M{} -46h8v94h-8z", x - 4), "#48616f"));
        list.push((format!("M{} -46h3v94h-3z", x + 1), "#b7b49a"));
    }
    list.push((
        "M-54-22Q0-28 54-22L54-14Q0-20-54-14ZM-56 20Q0 26 56 20L56 28Q0 34-56 28Z".to_owned(),
        "#5d7a89",
    ));
    let refs: Vec<(&str, &str)> = list.iter().map(|(d, c)| (d.as_str(), *c)).collect();
    lying("M-58-50Q0-58 58-50L62 52Q0 60-62 52Z", &refs)
}
