# 4x4 full of 2 letters: the path takes 13 of 16 cells, and every path can be tried; spellpath_reference finds the same; spellchecker judges the path
judged 034
