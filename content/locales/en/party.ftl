# A party's book: the campaign.

party-books = Your campaigns
party-began = started
party-progress = { $won } of { $of ->
    [one] one chapter won
   *[other] { $of } chapters won
 }
party-offer = Start a campaign
    .about = Abilities, one card per mouse and story achievements carry over to the next chapter.
party-offer-name = Name of the party
party-offer-single = Only this chapter, without a campaign
party-chapters = Chapters
party-mice = The party
party-achieved = Story achievements
party-achieved-none = None yet.
party-won = Won
party-lost = Lost
party-broken-off = Abandoned
party-playing = In progress
party-blank = not played yet
party-look-back = Look back
party-knows = Abilities:
party-kept = Kept:
party-at-home = not in this chapter
party-now-playing = You are playing “{ $name }”.
party-now-won = You won the chapter. Choose what the mice keep and who plays next.
party-now-lost = You lost the chapter. Try again or go on.
party-now-told = You have played this book to its end.
party-now-stuck = The last chapter was played with another edition of the story and no longer counts. Everything before it is safe.
party-retry = Try again
    .about = The same mice and cards, new dice.
party-anew = Restart this chapter
party-next = Next: “{ $name }”
party-export = Download campaign
party-delete = Delete campaign
    .about = Its games stay in your list as single games.
party-delete-sure = Yes, delete this campaign
party-of-table = Go to campaign
party-in-a-book = This game is part of a campaign
    .text = Later chapters build on it, so it can’t be deleted on its own. Delete the campaign first.

## Between two chapters
party-meanwhile = How the story goes on
party-again-heading = “{ $name }”, another try
party-keeps = { $n ->
    [one] Each mouse keeps its starting equipment and 1 search card.
   *[other] Each mouse keeps its starting equipment and up to { $n } search cards.
 } Cheese, party items and all other cards are lost.
party-what-keeps = What does { $name } keep?
party-keeps-none = Nothing
party-nothing-to-keep = No cards to keep.
party-new-mouse = New in the party
party-must-come = Required
party-first-ability = First ability
party-left-behind = { $name } can’t keep { $card }: another mouse starts this chapter with it.
party-set-out = Start chapter
party-save = Save
party-save-hint = You can save your choice and come back later.
party-keeper-sets-out = Only the owner can start the next chapter.
party-rather-retry = Retry the last chapter
party-rather-next = Skip to the next chapter
party-saved = Saved.
party-stale = Someone else changed the campaign in the meantime. Check it and try again.

## What may be wrong with the file of a book
party-bad-chapter = Chapter { $n } of the campaign: { $what }
party-bad-record = Record { $n } can’t be read or is in the wrong place.
party-bad-too-many = It has more chapters or choices than a campaign can have.
party-bad-story = There is no campaign called “{ $name }”.
party-bad-order = This chapter cannot follow the one before it.
party-bad-not-over = The chapter before it is not over yet.
party-bad-edition = It was played with another edition of the story or the rules.
party-bad-not-earned = The mice, cards or abilities don’t match the chapters before.
party-bad-choice = Choice { $n } (“{ $name }”) is not legal there.

## Why a party cannot set out
party-setup-no-ability = { $name } needs a first ability.
party-setup-too-many = { $name } can’t keep that many cards.
party-setup-not-carried = { $name } did not have { $card } at the end of the last chapter.

## What may be wrong with any file
file-too-large = The file is too large for a saved game.
file-newer = It was saved by a newer version of Barksburg.
file-damaged = It is damaged at line { $line }, or it is not a saved game.

## The lesson
coach-begin = Start chapter 1
coach-skip = Skip lesson

## A chapter read beforehand

sheet-read = Preview
sheet-play = Play this chapter
sheet-back = Back
sheet-aloud = Show everything
    .about = You see only what all players may know: the rooms you have been in, and nothing of what is to come. If you read the story aloud, you can show everything and prepare.
sheet-as-player = Hide spoilers
    .about = You see everything: all rooms and every page that will be read. Don’t show it to the other players.
sheet-before = The story so far
sheet-opening = How it begins
sheet-goals = Goals
sheet-later = { $n ->
    [one] One more goal comes up as you play.
   *[other] { $n } more goals come up as you play.
 }
sheet-victory = You win
sheet-defeat = You lose
sheet-party = The party
sheet-party-size = { $n ->
    [one] One mouse takes part.
   *[other] { $n } mice take part.
 }
sheet-party-with = Required: { $who }.
sheet-party-without = Not allowed: { $who }.
sheet-clock = Time and encounters
sheet-end-page = The chapter end marker is on page { $n }.
sheet-standard-deck = Standard encounter cards
sheet-difficult-deck = Difficult encounter cards
sheet-both-decks = Standard and difficult encounter cards
sheet-no-deck = No encounter cards
sheet-gifts = The party receives
sheet-map = The map
sheet-start = start
sheet-rules = Special rules of the chapter
sheet-rooms = Special rules of the rooms
sheet-room-setup = Waiting there: { $who }.
sheet-room-quiet = No encounter card is drawn.
sheet-room-mousetraps = Mousetraps lie on all red X spaces.
sheet-unknown = { $n ->
    [one] One more room has rules of its own. You will see them when you get there.
   *[other] { $n } more rooms have rules of their own. You will see them when you get there.
 }
sheet-passages = To read aloud
