card-bead = Koralik
cheese-count = { $n ->
    [one] kawałek sera
   *[other] kawałki sera
}
