# --longest=same asks the solver alone, and --stats says so; the length is the lab's
spellseeker data/spell/example.txt | spellchecker --longest=same --stats 2> stats; grep confirmed stats
