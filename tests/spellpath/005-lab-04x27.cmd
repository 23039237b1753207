spellpath < data/spell/04x27.txt
