card-perle = Koralik
