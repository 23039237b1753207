# 10x12 of 5 letters, as the lab's generator makes it, the last row half empty: the path takes 24 cells; spellpath_reference finds the same; spellchecker judges the path
judged 090
