# the sample board 20x20.txt and the length of its longest path; the lab's text; spellchecker judges the path
judged data/spell/20x20.txt
