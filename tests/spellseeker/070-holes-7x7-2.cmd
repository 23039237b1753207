# 7x7 with 18 empty cells, which no path may cross: the path takes 13 of 31; spellpath_reference finds the same; spellchecker judges the path
judged 070
