# a longest path; the length is the lab's
spellseeker data/spell/example.txt | spellchecker --longest
