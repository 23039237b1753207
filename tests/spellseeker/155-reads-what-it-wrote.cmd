spellseeker data/spell/20x20.txt > once; spellseeker once | cmp - once && echo same
