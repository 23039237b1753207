spellseeker data/spell/example.txt > /dev/full
