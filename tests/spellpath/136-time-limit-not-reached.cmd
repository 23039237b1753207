spellpath --time-limit 60 data/spell/20x20.txt
