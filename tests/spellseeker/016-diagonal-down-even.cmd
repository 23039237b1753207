# (r,c) of an even column touches (r+1,c+1); the lab's definition; spellchecker judges the path
judged 016
