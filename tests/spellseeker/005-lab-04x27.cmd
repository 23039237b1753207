# the sample board 04x27.txt and the length of its longest path; the lab's text; spellchecker judges the path
judged data/spell/04x27.txt
