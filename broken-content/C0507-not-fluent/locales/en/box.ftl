card-bead = Bead
card hook = Hook
