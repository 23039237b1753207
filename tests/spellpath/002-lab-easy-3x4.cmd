# the sample board easy-3x4.txt and the length of its longest path; the lab's text
spellpath < data/spell/easy-3x4.txt
