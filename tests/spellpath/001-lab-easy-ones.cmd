spellpath < data/spell/easy-ones.txt
