# four letters next to each other fit in a square of four cells; gogen_check judges the solution
printf '.....\n%.0s' 1 2 3 4 5 > board; printf 'ABCDAC\nBD\n' > words; gogen board words | gogen_check board words
