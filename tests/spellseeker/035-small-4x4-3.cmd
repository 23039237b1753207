# 4x4 full of 3 letters: the path takes 9 of 16 cells, and every path can be tried; spellpath_reference finds the same; spellchecker judges the path
judged 035
