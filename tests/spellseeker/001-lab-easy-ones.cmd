spellseeker < data/spell/easy-ones.txt | spellchecker
