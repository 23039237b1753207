spellseeker --method auto < data/spell/example.txt | spellchecker --longest
