# a cell has eight neighbours, so a letter with nine partners has no place
printf '.....\n%.0s' 1 2 3 4 5 > board; printf 'A%s\n' B C D E F G H I J > words; gogen board words
