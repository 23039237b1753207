# the path that our spellseeker finds on the lab's example, 23 cells; the lab's length
spellseeker < data/spell/example.txt | spellchecker
