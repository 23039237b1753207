spellseeker --method tree < data/spell/example.txt | spellchecker --longest
