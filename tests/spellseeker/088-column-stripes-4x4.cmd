# 4x4, a letter a column, so that every step leads to another column: the path takes 15 of 16 cells; spellpath_reference finds the same; spellchecker judges the path
judged 088
