# 2x5, a letter a column, so that every step leads to another column: the path takes 9 of 10 cells; spellpath_reference finds the same; spellchecker judges the path
judged 085
