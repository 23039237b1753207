# 8x8 full of 3 letters, on which paths branch much: the path takes 33 cells; spellpath_reference finds the same; spellchecker judges the path
judged 051
