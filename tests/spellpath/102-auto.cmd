spellpath --method auto < data/spell/example.txt
