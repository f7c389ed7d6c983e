card-dagger = Dague
