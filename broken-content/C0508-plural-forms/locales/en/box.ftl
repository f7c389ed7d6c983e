card-bead = Bead
