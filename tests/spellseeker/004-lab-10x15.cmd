# the sample board 10x15.txt and the length of its longest path; the lab's text; spellchecker judges the path
judged data/spell/10x15.txt
