spellseeker < data/spell/example.txt | spellchecker
