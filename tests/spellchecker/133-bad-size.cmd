spellchecker --memory 3x data/spell/20x20.txt
