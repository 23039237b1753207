# 7x7 full of 3 letters, on which paths branch much: the path takes 29 cells; spellpath_reference finds the same; spellchecker judges the path
judged 049
