# the sample board example.txt and the length of its longest path; the lab's text; spellchecker judges the path
judged data/spell/example.txt
