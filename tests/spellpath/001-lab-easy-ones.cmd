# the sample board easy-ones.txt and the length of its longest path; the lab's text
spellpath < data/spell/easy-ones.txt
