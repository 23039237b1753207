spellpath data/spell/example.txt > /dev/full
