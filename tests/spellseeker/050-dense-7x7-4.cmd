# 7x7 full of 4 letters, on which paths branch much: the path takes 31 cells; spellpath_reference finds the same; spellchecker judges the path
judged 050
