spellseeker --method memo < data/spell/example.txt | spellchecker --longest
