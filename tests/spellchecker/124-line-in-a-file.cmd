# the line of an error in a file that has a name; message is ours
printf 'AB\n\nPATH 0 0\n1 y' > board.txt; spellchecker board.txt
