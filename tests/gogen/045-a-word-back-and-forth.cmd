printf '.....\n%.0s' 1 2 3 4 5 > board; printf 'BANANA\nABABABAB\n' > words; gogen board words | gogen_checker board words
