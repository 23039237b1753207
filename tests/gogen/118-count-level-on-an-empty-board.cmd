# A word with letters that come again: laid by plain recursion, the other letters anywhere.
printf '.....\n%.0s' 1 2 3 4 5 > board; printf '%s\n' LEVEL > words; gogen --count board words
