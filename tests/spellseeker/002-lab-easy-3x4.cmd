# the sample board easy-3x4.txt and the length of its longest path; the lab's text; spellchecker judges the path
judged data/spell/easy-3x4.txt
