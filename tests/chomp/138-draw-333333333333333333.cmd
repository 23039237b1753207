# The picture of an answer, drawn by the rules of the game: X is the poison, dots are what the move eats; wide boards one below the other.
chomp --draw 333333333333333333
