spellpath --memory 9K data/spell/20x20.txt
