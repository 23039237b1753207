# a path of one cell; the definition; spellchecker judges the path
judged 007
