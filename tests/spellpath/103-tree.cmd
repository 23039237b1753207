spellpath --method tree < data/spell/example.txt
