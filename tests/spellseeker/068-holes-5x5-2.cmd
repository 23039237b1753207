# 5x5 with 2 empty cells, which no path may cross: the path takes 9 of 23; spellpath_reference finds the same; spellchecker judges the path
judged 068
