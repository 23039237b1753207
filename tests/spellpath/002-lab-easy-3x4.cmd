spellpath < data/spell/easy-3x4.txt
