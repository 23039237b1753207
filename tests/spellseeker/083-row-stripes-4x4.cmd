# 4x4, a letter a row, so that every step leads to another row: the path takes 14 of 16 cells; spellpath_reference finds the same; spellchecker judges the path
judged 083
