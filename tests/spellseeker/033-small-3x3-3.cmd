# 3x3 full of 3 letters: the path takes 6 of 9 cells, and every path can be tried; spellpath_reference finds the same; spellchecker judges the path
judged 033
