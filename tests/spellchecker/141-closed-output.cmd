spellchecker data/spell/20x20.txt >&-
