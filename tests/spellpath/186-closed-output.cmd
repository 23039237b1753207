spellpath data/spell/example.txt >&-
