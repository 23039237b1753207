spellpath --method memo < data/spell/example.txt
