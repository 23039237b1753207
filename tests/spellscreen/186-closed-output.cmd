spellscreen data/spell/example.txt >&-
