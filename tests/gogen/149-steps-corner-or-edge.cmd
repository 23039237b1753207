printf '.....\n%.0s' 1 2 3 4 5 > board; printf 'A%s\n' B C D E F G > words; gogen --steps board words | head -n 1
