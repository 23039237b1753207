# 6x20 of 4 letters, as the lab's generator makes it, the last row half empty: the path takes 27 cells; spellpath_reference finds the same; spellchecker judges the path
judged 093
