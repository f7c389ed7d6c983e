card-perle = Bead
