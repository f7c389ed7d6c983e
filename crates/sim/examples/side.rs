//! side NAME
fn main() {
    let name = std::env::args().nth(1).unwrap();
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../content");
    let book = content::load(&content::Sources::from_dir(&root).unwrap()).book.unwrap();
    let s = &book.sides[book.side_named(&name).unwrap().ix()];
    println!("flip {:?} start {:?}", s.flip.map(|(x, k)| (&s.space(x).name, k)), s.start);
    for e in &s.exits {
        println!(
            "exit {:?} {:?} {:?}",
            e.edge,
            e.colour,
            e.spaces.iter().map(|x| s.space(x).name.clone()).collect::<Vec<_>>()
        );
    }
    for (i, x) in s.spaces.iter().enumerate() {
        let n =
            |sp: engine::id::Spaces| sp.iter().map(|y| s.space(y).name.clone()).collect::<Vec<_>>().join(" ");
        println!(
            "{} {}{} adj [{}] climb [{}] red [{}] cur [{}] off {}",
            i,
            x.name,
            if s.water.has(engine::id::SpaceId(i as u8)) { "~" } else { "" },
            n(x.adjacent),
            n(x.climb),
            n(x.red),
            n(x.current),
            x.current_off
        );
    }
}
