spellchecker --longest --memory 20K data/spell/20x20.txt
