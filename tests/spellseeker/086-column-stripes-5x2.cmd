# 5x2, a letter a column, so that every step leads to another column: the path takes 10 of 10 cells; spellpath_reference finds the same; spellchecker judges the path
judged 086
