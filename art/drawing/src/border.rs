//! Borders of areas: red where nobody climbs, yellow where one can.

use crate::geometry::{BRIDGE, Poly, Pt, dist, flattened, lerp, nearest, offset, open, toward};
use crate::marks;
use crate::palette::{RULE_RED, RULE_YELLOW};
use crate::room::{GAP_HALF, Room};

/// Whose border a step round an area is.
#[derive(Clone, Copy)]
enum Whose {
    Nobody,
    Rest,
    Of(usize),
}

/// A run of points without those a straight line does not need.
fn thin(run: &[Pt]) -> Poly {
    let mut out: Poly = Vec::new();
    for (i, &q) in run.iter().enumerate() {
        if i > 0 && i + 1 < run.len() {
            let a = *out.last().expect("the first point is kept");
            let (u, v) = (toward(a, q), toward(q, run[i + 1]));
            if u.0 * v.0 + u.1 * v.1 > 0.9995 && dist(a, q) > 0.1 {
                continue;
            }
        }
        out.push(q);
    }
    out
}

/// Path data in whole numbers: a line on paper needs no tenths.
fn coarse(run: &[Pt]) -> String {
    open(&run.iter().map(|q| (q.0.round(), q.1.round())).collect::<Vec<_>>())
}

impl Room {
    /// Draws the border of an area. Each neighbour in `yellow` is joined over a yellow line whose arrow points to the
    /// space named second; `free` neighbours have no line; every other neighbour lies behind a red line.
    pub fn border(&mut self, id: &str, yellow: &[(&str, &str)], free: &[&str]) {
        self.bordered(id, yellow, free, true);
    }

    fn bordered(&mut self, id: &str, yellow: &[(&str, &str)], free: &[&str], rest_red: bool) {
        let me = self.space(id).clone();
        let fresh = self.around(id, BRIDGE + 1.0);
        let done: Vec<bool> =
            fresh.iter().map(|o| self.paired.iter().any(|(a, b)| a == o && b == id)).collect();
        let outlines: Vec<(String, Poly)> = fresh
            .iter()
            .map(|o| (o.clone(), flattened(&self.space(o).outline, self.space(o).round)))
            .collect();
        // Walk round the area in the middle of the gap and note whose border each step is.
        let ring = offset(&flattened(&me.outline, me.round), -GAP_HALF);
        let mut steps: Vec<(Pt, Whose)> = Vec::new();
        for i in 0..ring.len() {
            let (a, b) = (ring[i], ring[(i + 1) % ring.len()]);
            let k = (dist(a, b) / 3.0).ceil().max(1.0) as usize;
            for s in 0..k {
                let q = lerp(a, b, s as f64 / k as f64);
                let near = outlines
                    .iter()
                    .enumerate()
                    .map(|(i, (_, o))| (i, nearest(&[q], o).0))
                    .min_by(|x, y| x.1.total_cmp(&y.1));
                // Along the frame nobody needs a line; where nothing is near, the rest of the border goes on.
                let inside = q.0 > 64.0 && q.0 < 932.0 && q.1 > 58.0 && q.1 < 942.0;
                let whose = match near {
                    _ if !inside => Whose::Nobody,
                    Some((i, d)) if d < 18.0 || !rest_red => Whose::Of(i),
                    _ if rest_red => Whose::Rest,
                    _ => Whose::Nobody,
                };
                steps.push((q, whose));
            }
        }
        let kind = |o: Whose| match o {
            Whose::Nobody => 0,
            Whose::Rest => 1,
            Whose::Of(i) if done[i] || free.contains(&fresh[i].as_str()) => 0,
            Whose::Of(i) if yellow.iter().any(|y| y.0 == fresh[i]) => 2 + i,
            Whose::Of(_) => 1,
        };
        // Start where the kind changes, so that no run is cut in two.
        if let Some(k) =
            (0..steps.len()).find(|&i| kind(steps[i].1) != kind(steps[(i + steps.len() - 1) % steps.len()].1))
        {
            steps.rotate_left(k);
        }
        let mut red = String::new();
        let mut i = 0;
        let mut yellow_runs: Vec<(usize, Poly)> = Vec::new();
        while i < steps.len() {
            let now = kind(steps[i].1);
            let mut j = i;
            while j < steps.len() && kind(steps[j].1) == now {
                j += 1;
            }
            let run: Poly = steps[i..j].iter().map(|s| s.0).collect();
            // A scrap of red at a corner where nobody stands would only puzzle.
            let scrap = run.len() < 12 && steps[i..j].iter().all(|s| matches!(s.1, Whose::Rest));
            if now == 1 && run.len() > 2 && !scrap {
                red.push_str(&coarse(&thin(&run)));
            } else if now >= 2 && run.len() > 4 {
                yellow_runs.push((now - 2, run));
            }
            i = j;
        }
        let reds: Vec<&str> = fresh
            .iter()
            .zip(&done)
            .filter(|(o, done)| {
                !**done && !free.contains(&o.as_str()) && !yellow.iter().any(|y| y.0 == o.as_str())
            })
            .map(|(o, _)| o.as_str())
            .collect();
        if !red.is_empty() {
            self.line_art.push_str(&marks::red_under(&red));
            self.line_top.push_str(&marks::red_over(&red));
        }
        if reds.is_empty() && !red.is_empty() {
            // Nobody stands behind it: it is only drawn.
            self.line_art.push_str(&marks::red_alone(&red));
        }
        if !reds.is_empty() {
            self.lines.push_str(&format!("<path class=\"red\" data-between=\"{id} {}\" stroke=\"{}\" stroke-width=\"9\" d=\"{red}\"/>\n", reds.join(" "), RULE_RED));
        }
        for (other, to) in yellow {
            if fresh.iter().zip(&done).any(|(o, done)| o == other && *done) {
                continue;
            }
            let mut d = String::new();
            let mut longest: &[Pt] = &[];
            for (i, run) in &yellow_runs {
                if fresh[*i] == *other {
                    d.push_str(&coarse(&thin(run)));
                    if run.len() > longest.len() {
                        longest = run;
                    }
                }
            }
            if longest.is_empty() {
                // They only meet at a corner: a short dash across it.
                let (_, p, q) = nearest(
                    &flattened(&me.outline, me.round),
                    &outlines
                        .iter()
                        .find(|o| o.0 == *other)
                        .unwrap_or_else(|| panic!("side {}: {id} and {other} do not touch", self.side))
                        .1,
                );
                let (m, u) = (lerp(p, q, 0.5), toward(p, q));
                let dash = [(m.0 - u.1 * 12.0, m.1 + u.0 * 12.0), (m.0 + u.1 * 12.0, m.1 - u.0 * 12.0)];
                self.lines.push_str(&format!("<path class=\"yellow\" data-between=\"{id} {other}\" data-to=\"{to}\" stroke=\"{}\" stroke-width=\"10\" d=\"{}\"/>\n", RULE_YELLOW, open(&dash)));
                continue;
            }
            let mid = longest[longest.len() / 2];
            let tip = nearest(&[mid], &outlines.iter().find(|o| o.0 == *other).expect("a neighbour").1).2;
            let out = toward(mid, tip);
            let dir = if to == other { out } else { (-out.0, -out.1) };
            self.lines.push_str(&format!(
                "<path class=\"yellow\" data-between=\"{id} {other}\" data-to=\"{to}\" stroke=\"{RULE_YELLOW}\" stroke-width=\"10\" stroke-dasharray=\"17 6\" d=\"{d}\"/>\n"
                ));
            self.line_art.push_str(&marks::yellow_under(&d));
            // A short stretch gets a small arrow, so that the dashes stay visible.
            let scale = (longest.len() as f64 * 3.0 / 120.0).clamp(0.55, 1.0);
            self.line_top.push_str(&marks::yellow_arrow(mid, dir, scale));
        }
        for o in fresh.into_iter().filter(|o| !free.contains(&o.as_str())) {
            self.paired.push((id.to_owned(), o));
        }
    }

    /// Draws the border of an area one climbs from all sides: every neighbour is joined over a yellow line that points away
    /// from the area, except those in `up` (towards which one climbs on) and those in `red`.
    pub fn border_climbed(&mut self, id: &str, up: &[&str], red: &[&str]) {
        let near = self.around(id, BRIDGE + 1.0);
        let list: Vec<(&str, &str)> = near
            .iter()
            .map(String::as_str)
            .filter(|o| !red.contains(o))
            .map(|o| if up.contains(&o) { (o, id) } else { (o, o) })
            .collect();
        self.bordered(id, &list, &[], red.iter().any(|o| near.iter().any(|n| n == o)));
    }
}
