# a letter with eight partners fits; gogen_check judges the solution
printf '.....\n%.0s' 1 2 3 4 5 > board; printf 'A%s\n' B C D E F G H I > words; gogen board words | gogen_check board words
