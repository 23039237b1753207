# 5x4 full of 2 letters: the path takes 16 of 20 cells, and every path can be tried; spellpath_reference finds the same; spellchecker judges the path
judged 039
