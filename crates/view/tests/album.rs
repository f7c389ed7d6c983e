//! A table put into words piece by piece is the table put into words as a whole.

mod common;

use common::{catalogue, setup};
use engine::dice::Stream;
use engine::id::ChapterId;
use engine::{Game, IgnoreEvents};
use view::{Album, Position};
use words::Lang;

/// Plays random games of every chapter; what an album lends must never be old.
#[test]
fn an_album_never_lends_anything_old() {
    let book = catalogue().book();
    let (mut positions, mut alike) = (0, 0);
    for n in 0..6 * book.chapters.len() as u8 {
        let chapter = ChapterId(n % book.chapters.len() as u8);
        let mut random = Stream::derive(&[n; 32], "album");
        let setup = setup(book, chapter, &mut random);
        let mut game = Game::new(book.clone(), &setup, &[n; 32], &mut IgnoreEvents).expect("a game");
        let mut albums = <[Album; 3]>::default();
        let mut lagging = Album::default();
        let mut before = None;
        for at in 0..400 {
            let position = Position::of(&game);
            for lang in Lang::ALL {
                let locale = catalogue().locale(lang);
                let fresh = locale.snapshot(&game, &position, &mut Album::default());
                let album = &mut albums[lang as usize];
                let kept = locale.snapshot(&game, &position, album);
                assert_eq!(kept, fresh, "{lang}, chapter {}, choice {at}", chapter.0);
                let fresh = locale.offers(&game, &position, &mut Album::default());
                assert_eq!(locale.offers(&game, &position, album), fresh, "{lang}, choice {at}");
            }
            // One that is seldom looked at has much to catch up with.
            let locale = catalogue().locale(Lang::Pl);
            let fresh = locale.snapshot(&game, &position, &mut Album::default());
            if at % 7 == 0 {
                assert_eq!(locale.snapshot(&game, &position, &mut lagging), fresh, "after seven choices");
            }
            positions += 1;
            alike += usize::from(before.replace(fresh.mice.clone()) == Some(fresh.mice));
            let offers = game.choices();
            if offers.is_empty() {
                break;
            }
            game.play(offers[random.below(offers.len() as u32) as usize].choice).expect("it was offered");
        }
    }
    assert!(positions > 1000, "too few positions: {positions}");
    assert!(alike > positions / 4, "if nothing ever stayed the same an album would be of no use");
}
