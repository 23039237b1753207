# it reads its own answer; its own answer
spellseeker data/spell/20x20.txt > once; spellseeker once | cmp - once && echo same
