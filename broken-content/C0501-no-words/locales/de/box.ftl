card-perle = Perle
