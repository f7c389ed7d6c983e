//! Which files a book sees: its own, and the box. What another book declares is out of sight.

use super::files::{File, Files, folder};
use std::cmp::Reverse;
use std::collections::HashSet;

/// How near a file is to a book: what is declared nearer wins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Near {
    /// In the book's own folder.
    Own,
    /// Beside the author's books, for all of them.
    Shared,
    /// In the box.
    Box,
}

/// One book and the files it sees.
pub(super) struct Island {
    /// For each file how near it is; none for one that is out of sight.
    near: Vec<Option<Near>>,
    /// The author's, not of what it leans on.
    pub(super) own: bool,
    /// Nothing is played from it: the box is only looked at for what is wrong with it.
    pub(super) only_checked: bool,
}

impl Island {
    /// How near a file is; what was given without a file lies in the box.
    pub(super) fn near(&self, file: Option<u16>) -> Option<Near> {
        file.map_or(Some(Near::Box), |file| self.near.get(file as usize).copied().flatten())
    }

    /// The files it sees, the box first, each part in the order of the paths.
    pub(super) fn outward_in<'f>(&self, files: &'f Files) -> Vec<(u16, &'f File, Near)> {
        let seen = files.list.iter().zip(0u16..).zip(&self.near);
        let mut seen: Vec<_> =
            seen.filter_map(|((file, number), near)| Some((number, file, (*near)?))).collect();
        seen.sort_by_key(|(_, file, near)| (Reverse(*near), &file.path));
        seen
    }
}

/// The folder of a book: whether it is the author's, and its path.
type Home<'f> = (bool, &'f str);

/// Every book with what it sees, the author's own first. Without a book the files are one.
pub(super) fn islands(files: &Files, leans: bool) -> Vec<Island> {
    let mut homes: Vec<Home> = Vec::new();
    for file in &files.list {
        let home = (file.own, folder(&file.path));
        if file.nodes().iter().any(|node| node.name == "book") && !homes.contains(&home) {
            homes.push(home);
        }
    }
    homes.sort_by_key(|(own, _)| !own);
    let home_of: Vec<Option<Home>> = files.list.iter().map(|f| home_of(&homes, f.own, &f.path)).collect();
    let island = |near: &dyn Fn(bool, Option<Home>) -> Option<Near>| {
        let near = files.list.iter().zip(&home_of).map(|(file, home)| near(file.own, *home)).collect();
        let mut island = Island { near, own: false, only_checked: false };
        hide_replaced(files, &mut island);
        island
    };
    let mut all = Vec::new();
    let tells = |file: &File| file.nodes().iter().any(|node| node.name == "chapter");
    // Files of an author without a book change the box for every book; chapters among them are a book without a name.
    let loose = leans && !homes.iter().any(|(own, _)| *own);
    if loose && (homes.is_empty() || files.list.iter().any(|file| file.own && tells(file))) {
        let near = |own, home: Option<Home>| match home {
            _ if own => Some(Near::Own),
            None => Some(Near::Box),
            Some(_) => None,
        };
        all.push(Island { own: true, ..island(&near) });
    }
    for here in &homes {
        let near = |own, home: Option<Home>| match home {
            Some(home) => (home == *here).then_some(Near::Own),
            None if leans && own => (loose || here.0).then_some(Near::Shared),
            None => Some(Near::Box),
        };
        all.push(Island { own: here.0, ..island(&near) });
    }
    if !leans {
        let of_box = island(&|_, home| home.is_none().then_some(Near::Own));
        let told = files.list.iter().zip(&of_box.near).any(|(file, near)| near.is_some() && tells(file));
        all.push(Island { own: true, only_checked: !homes.is_empty() && !told, ..of_box });
    }
    all
}

/// The deepest book folder that a path lies in.
fn home_of<'f>(homes: &[Home<'f>], own: bool, path: &str) -> Option<Home<'f>> {
    let dir = folder(path);
    let inside =
        |at: &str| at.is_empty() || dir.strip_prefix(at).is_some_and(|r| r.is_empty() || r.starts_with('/'));
    homes.iter().filter(|(theirs, at)| *theirs == own && inside(at)).max_by_key(|(_, at)| at.len()).copied()
}

/// A file of the author takes the place of the one with its path that they lean on.
fn hide_replaced(files: &Files, island: &mut Island) {
    let seen = files.list.iter().zip(&island.near).filter(|(file, near)| file.own && near.is_some());
    let own: HashSet<&str> = seen.map(|(file, _)| file.path.as_str()).collect();
    for (file, near) in files.list.iter().zip(&mut island.near) {
        if !file.own && own.contains(file.path.as_str()) {
            *near = None;
        }
    }
}
