# What the language server says in an editor.

# What kind of thing a name is for.
editor-kind = { $name ->
    [search-card] search card
    [minion] minion
    [mouse] mouse
    [room] room
    [ability] ability
    [encounter] encounter
    [chapter] chapter
    [initiative-card] initiative card
    [tag] tag
    [kin] kin
    [achievement] achievement
    [counter] counter or flag
    [story] story book
    [moment] story moment
    [option] option
    [rule] rule
    [space] space
    [goal] goal
    [decision] decision
   *[other] { $name }
}
editor-places = { $n ->
    [one] one place
   *[other] { $n } places
}
editor-spaces = { $n ->
    [one] one space
   *[other] { $n } spaces
}

# Why something cannot be given another name.
editor-rename-nothing = There is no name here to change.
editor-rename-box = `{ $name }` belongs to the box or to the rules. Only names of your own book can be changed.
editor-rename-no-id = `{ $name }` is not a valid name: use lower-case letters, digits and hyphens.
editor-rename-taken = `{ $name }` is taken. Choose another name.

# Requests without an answer.
editor-unknown-request = This server does not answer `{ $name }`.
editor-unreadable-request = This request cannot be read.
