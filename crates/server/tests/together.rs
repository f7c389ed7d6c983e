//! Playing together: invitations, talk, pointing, passing, and the screen in the middle.

mod common;

use axum::http::StatusCode;
use common::{Visitor, public};

/// What stands between two texts.
fn between<'p>(page: &'p str, before: &str, after: &str) -> &'p str {
    let rest = page.split_once(before).unwrap_or_else(|| panic!("no {before}")).1;
    rest.split_once(after).expect("its end").0
}

#[tokio::test]
async fn an_invitation_is_a_link_a_code_and_a_picture() {
    let app = public();
    let mut host = Visitor::new(&app);
    let table = host.begin().await;
    let page = host.post(&format!("{table}/invite"), &[]).await.body;
    assert!(page.contains("<svg class=\"qr\""), "a picture to scan");
    let link = between(&page, "data-copy=\"http://mice.example", "\"").to_string();
    let code = between(&page, "invite-code\">", "<").to_string();
    assert_eq!(code.len(), 11);
    let mut guest = Visitor::new(&app);
    let typed = format!("/join?code={}", code.to_uppercase());
    assert_eq!(guest.get(&typed).await.location, link, "the code leads to the same door");
    assert_eq!(guest.get(&link).await.status, StatusCode::OK);
    for wrong in ["/join", "/join?code=", "/join?code=abcde-abcde", "/join?code=%3Cscript%3E"] {
        assert_eq!(guest.get(wrong).await.status, StatusCode::NOT_FOUND, "{wrong}");
    }
    assert!(!host.get(&format!("{table}/seats")).await.body.contains(&link), "shown once");
}
