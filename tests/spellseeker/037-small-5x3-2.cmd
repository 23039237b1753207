# 5x3 full of 2 letters: the path takes 14 of 15 cells, and every path can be tried; spellpath_reference finds the same; spellchecker judges the path
judged 037
