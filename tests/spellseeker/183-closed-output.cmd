spellseeker data/spell/example.txt >&-
