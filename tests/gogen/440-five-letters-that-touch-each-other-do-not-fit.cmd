# five letters next to each other do not fit: four cells at most are mutual neighbours
printf '.....\n%.0s' 1 2 3 4 5 > board; printf 'ABCDEACEBDA\n' > words; gogen board words
