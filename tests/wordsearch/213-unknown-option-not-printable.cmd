wordsearch $'--\e[2J' a b
