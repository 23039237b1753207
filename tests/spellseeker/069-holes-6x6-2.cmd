# 6x6 with 16 empty cells, which no path may cross: the path takes 9 of 20; spellpath_reference finds the same; spellchecker judges the path
judged 069
