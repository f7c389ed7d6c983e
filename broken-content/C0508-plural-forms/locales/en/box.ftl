card-bead = Bead
cheese-count = { $n ->
    [one] one piece of cheese
   *[other] pieces of cheese
}
