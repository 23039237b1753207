# a board in a file; the length is the lab's, spellchecker judges the path
spellseeker data/spell/10x15.txt | spellchecker --longest
