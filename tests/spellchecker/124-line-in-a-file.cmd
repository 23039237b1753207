printf 'AB\n\nPATH 0 0\n1 y' > board.txt; spellchecker board.txt
