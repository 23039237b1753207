# 5x2, a letter a row, so that every step leads to another row: the path takes 9 of 10 cells; spellpath_reference finds the same; spellchecker judges the path
judged 081
