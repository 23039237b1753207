# Everything against a plain slow solver, and the steps against a reader with a pencil, on random puzzles.
gogen_agree 30 1
