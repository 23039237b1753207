# (r,c) of an even column does not touch (r-1,c+1); the lab's definition; spellchecker judges the path
judged 017
