//! `features GAMES`: fits the evaluation of `search` to the tables at the ends of rounds of `sensible` games, by
//! logistic regression on whether the game was won. Prints thousandths of log-odds for each feature.
#![allow(clippy::many_single_char_names)]

use engine::{Game, IgnoreEvents, Outcome, dice::Stream, options::Difficulty};

fn main() {
    let games: u64 = std::env::args().nth(1).and_then(|n| n.parse().ok()).unwrap_or(200);
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../content");
    let sources = content::Sources::from_dir(&root).expect("the content folder");
    let books = content::load(&sources).shelf();
    let mut data: Vec<(usize, bool, Vec<i32>)> = Vec::new();
    let chapters = books.iter().flat_map(|book| book.chapters.iter().map(move |chapter| (book, chapter)));
    let chapters: Vec<_> = chapters.collect();
    for (c, (book, chapter)) in chapters.iter().copied().enumerate() {
        let mut plan = sim::Plan::new(book, &chapter.name, "sensible", 1, 1).expect("a chapter of the book");
        for n in 0..games {
            let mut stream = Stream::from_number(n ^ 0x5EED);
            plan.options.difficulty = Difficulty::ALL[(n % 3) as usize];
            let setup = plan.setup(book, &mut stream).expect("a party");
            let game =
                Game::new(book.clone(), &setup, &[n as u8; 32], &mut IgnoreEvents).expect("a legal setup");
            let mut game = game.imagine(stream.word());
            let mut policy = bots::policy("sensible", n).expect("a policy");
            // Now and then something foolish, so that bad tables are seen too.
            let mut fool = bots::policy("random", n).expect("a policy");
            let mut offers = Vec::new();
            let mut lines = Vec::new();
            let mut round = 0;
            while game.decision().is_some() {
                let board = game.game().board();
                if board.round() != round {
                    round = board.round();
                    lines.push(bots::features(board, book));
                }
                game.choices_into(&mut offers);
                let foolish = stream.below(100) < (n % 4) as u32;
                let choice =
                    if foolish { fool.choose(&game, &offers) } else { policy.choose(&game, &offers) }.0;
                game.play_listed(choice, &mut IgnoreEvents);
            }
            let won = game.game().board().outcome() == Some(Outcome::Victory);
            data.extend(lines.into_iter().map(|line| (c, won, line)));
        }
    }
    let weights = fit(&data, chapters.len());
    let thousandths: Vec<i64> = weights.iter().map(|w| (w * 1000.0).round() as i64).collect();
    println!("{} tables: {thousandths:?}", data.len());
}

/// Newton's method with a little ridge. Chapters have intercepts of their own, so that the weights tell good tables of
/// a chapter from bad ones and not easy chapters from hard ones; the first feature gets their mean.
fn fit(data: &[(usize, bool, Vec<i32>)], chapters: usize) -> Vec<f64> {
    let features = data[0].2.len();
    let n = features - 1 + chapters;
    let mut weights = vec![0.0; n];
    let row = |c: usize, f: &[i32]| {
        let mut x = vec![0.0; n];
        f[1..].iter().enumerate().for_each(|(i, v)| x[i] = f64::from(*v));
        x[features - 1 + c] = 1.0;
        x
    };
    for _ in 0..12 {
        let mut gradient = vec![0.0; n];
        let mut hessian = vec![vec![0.0; n]; n];
        for (c, won, f) in data {
            let x = row(*c, f);
            let z: f64 = x.iter().zip(&weights).map(|(a, b)| a * b).sum();
            let p = 1.0 / (1.0 + (-z).exp());
            let (error, slope) = (f64::from(u8::from(*won)) - p, (p * (1.0 - p)).max(1e-6));
            for i in (0..n).filter(|i| x[*i] != 0.0) {
                gradient[i] += error * x[i];
                for j in 0..n {
                    hessian[i][j] += slope * x[i] * x[j];
                }
            }
        }
        for i in 0..n {
            gradient[i] -= 20.0 * weights[i];
            hessian[i][i] += 20.0;
        }
        solve(hessian, gradient).iter().zip(&mut weights).for_each(|(d, weight)| *weight += d);
    }
    let bias = weights[features - 1..].iter().sum::<f64>() / chapters as f64;
    std::iter::once(bias).chain(weights[..features - 1].iter().copied()).collect()
}

/// Gauss with pivots.
fn solve(mut a: Vec<Vec<f64>>, mut b: Vec<f64>) -> Vec<f64> {
    let n = b.len();
    for i in 0..n {
        let pivot = (i..n).max_by(|x, y| a[*x][i].abs().total_cmp(&a[*y][i].abs())).unwrap_or(i);
        a.swap(i, pivot);
        b.swap(i, pivot);
        for k in i + 1..n {
            let factor = a[k][i] / a[i][i];
            let pivot_row = a[i].clone();
            a[k].iter_mut().zip(&pivot_row).for_each(|(x, y)| *x -= factor * y);
            b[k] -= factor * b[i];
        }
    }
    for i in (0..n).rev() {
        let known: f64 = (i + 1..n).map(|k| a[i][k] * b[k]).sum();
        b[i] = (b[i] - known) / a[i][i];
    }
    b
}
