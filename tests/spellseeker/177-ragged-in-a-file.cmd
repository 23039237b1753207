# the same error in a file that has a name; message is ours
printf 'AB\nAB\nABC\n' > board.txt; spellseeker board.txt
