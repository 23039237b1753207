# the same path every time; its own answer
spellseeker data/spell/20x20.txt > once; spellseeker < data/spell/20x20.txt | cmp - once && echo same
