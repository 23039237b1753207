# No pair: 25! ways.
printf '.....\n%.0s' 1 2 3 4 5 > board; echo A > words; gogen --count board words
