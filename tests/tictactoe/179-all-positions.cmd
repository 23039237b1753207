# The known counts of 3,3,3, 5478 positions and 765 classes, by a walk over all games; each value by plain negamax
all_positions
