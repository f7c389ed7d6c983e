# A party's book: the campaign.

party-books = Your books
party-began = begun
party-progress = { $won } of { $of ->
    [one] one chapter won
   *[other] { $of } chapters won
 }
party-offer = Write a book of this party
    .about = Abilities, one card for each mouse and what you achieved go along into the next chapter.
party-offer-name = What is the party called?
party-chapters = Chapters
party-mice = The company
party-achieved = What you achieved
party-achieved-none = Nothing yet that anybody would sing about.
party-won = Won
party-lost = Lost
party-broken-off = Broken off
party-playing = Being played
party-blank = still a blank page
party-look-back = Look back
party-knows = Knows:
party-kept = Keeps:
party-at-home = stayed at home
party-now-playing = You are in the middle of “{ $name }”.
party-now-won = The chapter is won. What do the mice keep, and who sets out next?
party-now-lost = The chapter is lost, the story is not.
party-now-told = The story is told as far as it is written. There will be more.
party-now-stuck = The last chapter was played with another edition of the story and can no longer be counted. Everything before it stands.
party-retry = Try again
    .about = The same mice set out again as they did before; new dice.
party-anew = Begin this chapter anew
party-next = On to “{ $name }”
party-export = Save the book as a file
party-delete = Delete the book
    .about = Only the book goes. Its games stay in your list, as single games.
party-delete-sure = Yes, this book can go
party-of-table = The party's book
party-in-a-book = This game is a chapter of a party's book
    .text = It cannot be deleted by itself, because later chapters rest on it. Delete the book first.

## Between two chapters
party-meanwhile = How the story goes on
party-again-heading = “{ $name }”, once more
party-keeps = { $n ->
    [one] Each mouse that goes along keeps one card it found, besides its own things.
   *[other] Each mouse that goes along keeps up to { $n } cards it found, besides its own things.
 } Everything else, with the cheese and the items of the party, stays behind.
party-what-keeps = What does { $name } keep?
party-keeps-none = Nothing
party-nothing-to-keep = Has found nothing that could be kept.
party-new-mouse = New in the company
party-must-come = Must come along
party-first-ability = First ability
party-left-behind = { $name } cannot bring { $card } along: there is none left in this chapter, since another mouse has it as its own.
party-set-out = Set out
party-save = Remember my choice
party-save-hint = You can also close the book and choose another day.
party-keeper-sets-out = Whoever keeps the book sets out.
party-rather-retry = Rather try the last chapter again
party-rather-next = Rather leave it lost and go on
party-saved = Remembered. You can close the book now.
party-stale = Somebody else has written in the book meanwhile. Look it over and try once more.

## What may be wrong with the file of a book
party-bad-chapter = Chapter { $n } of the book: { $what }
party-bad-record = Record { $n } cannot be read or is not where it belongs.
party-bad-too-many = There are more chapters or choices than a book may have.
party-bad-story = There is no campaign called “{ $name }”.
party-bad-order = This chapter cannot follow the one before it.
party-bad-not-over = The chapter before it is not over yet.
party-bad-edition = It was played with another edition of the story or of the rules.
party-bad-not-earned = The mice, cards or abilities are not those the chapters before give them.
party-bad-choice = Choice { $n } (“{ $name }”) is not legal there.

## Why a party cannot set out
party-setup-no-ability = { $name } needs a first ability.
party-setup-too-many = { $name } cannot keep that many cards.
party-setup-not-carried = { $name } did not have { $card } at the end of the last chapter.

## What may be wrong with any file
file-too-large = The file is larger than a saved game may be.
file-newer = It was saved by a newer Barksburg.
file-damaged = It is damaged in line { $line }, or it is no saved game at all.

## The lesson
coach-begin = On to chapter one
coach-skip = Skip the lesson
