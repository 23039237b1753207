# 9x9 full of 5 letters, on which paths branch much: the path takes 19 cells; spellpath_reference finds the same; spellchecker judges the path
judged 054
