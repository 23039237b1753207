# Two pairs: laid by plain recursion, the other letters anywhere.
printf '.....\n%.0s' 1 2 3 4 5 > board; printf '%s\n' AB CD > words; gogen --count board words
