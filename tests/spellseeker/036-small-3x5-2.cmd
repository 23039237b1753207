# 3x5 full of 2 letters: the path takes 7 of 15 cells, and every path can be tried; spellpath_reference finds the same; spellchecker judges the path
judged 036
