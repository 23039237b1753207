# the sample board 04x27.txt and the length of its longest path; the lab's text
spellpath < data/spell/04x27.txt
