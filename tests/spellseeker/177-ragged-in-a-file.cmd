printf 'AB\nAB\nABC\n' > board.txt; spellseeker board.txt
