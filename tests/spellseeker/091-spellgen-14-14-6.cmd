# 14x14 of 6 letters, as the lab's generator makes it, the last row half empty: the path takes 26 cells; spellpath_reference finds the same; spellchecker judges the path
judged 091
