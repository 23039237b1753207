# the sample board easy-ones.txt and the length of its longest path; the lab's text; spellchecker judges the path
judged data/spell/easy-ones.txt
