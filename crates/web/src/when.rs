//! A moment on a page: UTC in plain digits, which `dates.js` writes as the reader would.

use maud::{Markup, html};

/// A moment given in milliseconds since 1970.
pub(crate) fn when(ms: i64) -> Markup {
    let (day, time) = utc(ms);
    html! { time datetime={ (day) "T" (time) "Z" } { (day) " " (time) " UTC" } }
}

/// Day and time in UTC, without a calendar crate.
fn utc(ms: i64) -> (String, String) {
    let (days, rest) = (ms.div_euclid(86_400_000), ms.rem_euclid(86_400_000) / 60_000);
    // Days to a date, after Howard Hinnant's algorithm.
    let z = days + 719_468;
    let era = z.div_euclid(146_097);
    let doe = z.rem_euclid(146_097);
    let yoe = (doe - doe / 1460 + doe / 36_524 - doe / 146_096) / 365;
    let doy = doe - (365 * yoe + yoe / 4 - yoe / 100);
    let mp = (5 * doy + 2) / 153;
    let (day, month) = (doy - (153 * mp + 2) / 5 + 1, if mp < 10 { mp + 3 } else { mp - 9 });
    let year = yoe + era * 400 + i64::from(month <= 2);
    (format!("{year}-{month:02}-{day:02}"), format!("{:02}:{:02}", rest / 60, rest % 60))
}

#[cfg(test)]
mod tests {
    use super::{utc, when};

    #[test]
    fn dates_are_right_around_leap_days() {
        let text = |ms| {
            let (day, time) = utc(ms);
            format!("{day} {time}")
        };
        assert_eq!(text(0), "1970-01-01 00:00");
        assert_eq!(text(951_782_400_000), "2000-02-29 00:00");
        assert_eq!(text(1_794_773_339_000), "2026-11-15 20:08");
    }

    #[test]
    fn without_scripts_a_moment_says_that_it_is_utc() {
        assert_eq!(
            when(951_782_400_000).into_string(),
            r#"<time datetime="2000-02-29T00:00Z">2000-02-29 00:00 UTC</time>"#
        );
    }
}
