spellpath --method sweep < data/spell/example.txt
