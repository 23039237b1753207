# 5x5, a letter a row, so that every step leads to another row: the path takes 21 of 25 cells; spellpath_reference finds the same; spellchecker judges the path
judged 084
