# 3x5, a letter a row, so that every step leads to another row: the path takes 11 of 15 cells; spellpath_reference finds the same; spellchecker judges the path
judged 082
