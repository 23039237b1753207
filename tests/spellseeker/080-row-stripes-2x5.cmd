# 2x5, a letter a row, so that every step leads to another row: the path takes 7 of 10 cells; spellpath_reference finds the same; spellchecker judges the path
judged 080
