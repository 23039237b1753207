# 12x12 full of 4 letters, on which paths branch much: the path takes 43 cells; spellpath_reference finds the same; spellchecker judges the path
judged 058
