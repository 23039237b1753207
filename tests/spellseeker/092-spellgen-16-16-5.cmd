# 16x16 of 5 letters, as the lab's generator makes it, the last row half empty: the path takes 36 cells; spellpath_reference finds the same; spellchecker judges the path
judged 092
