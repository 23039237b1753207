# 3x2 full of 2 letters: the path takes 4 of 6 cells, and every path can be tried; spellpath_reference finds the same; spellchecker judges the path
judged 031
