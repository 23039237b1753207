# the sample board example.txt and the length of its longest path; the lab's text
spellpath < data/spell/example.txt
