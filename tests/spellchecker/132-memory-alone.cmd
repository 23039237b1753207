# --memory is about --longest only; the empty path is legal, lab text
spellchecker --memory 1 data/spell/20x20.txt
