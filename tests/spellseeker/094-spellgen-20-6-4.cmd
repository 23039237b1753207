# 20x6 of 4 letters, as the lab's generator makes it, the last row half empty: the path takes 30 cells; spellpath_reference finds the same; spellchecker judges the path
judged 094
