# 5x5 full of 3 letters: the path takes 20 of 25 cells, and every path can be tried; spellpath_reference finds the same; spellchecker judges the path
judged 040
