printf '.....\n%.0s' 1 2 3 4 5 > board; printf 'ABCDEACEBDA\n' > words; gogen board words
