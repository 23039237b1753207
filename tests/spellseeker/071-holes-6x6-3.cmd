# 6x6 with 8 empty cells, which no path may cross: the path takes 15 of 28; spellpath_reference finds the same; spellchecker judges the path
judged 071
