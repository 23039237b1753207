printf 'AB\nAB\nABC\n' > board.txt; spellpath board.txt
