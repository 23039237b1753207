spellseeker data/spell/10x15.txt | spellchecker --longest
