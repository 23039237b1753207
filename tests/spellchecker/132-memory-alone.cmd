spellchecker --memory 1 data/spell/20x20.txt
