card-bead = Koralik
