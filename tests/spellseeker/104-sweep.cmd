spellseeker --method sweep < data/spell/example.txt | spellchecker --longest
