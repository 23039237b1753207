printf '.....\n%.0s' 1 2 3 4 5 > board; printf 'A%s\n' B C D E F G H I J > words; gogen board words
