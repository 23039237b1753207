# 12x12 full of 5 letters, on which paths branch much: the path takes 40 cells; spellpath_reference finds the same; spellchecker judges the path
judged 057
