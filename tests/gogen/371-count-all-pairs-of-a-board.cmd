# All 72 pairs of cells that touch: no way to lay them but the board's eight symmetries.
for ((a = 0; a < 25; ++a)); do for ((b = a + 1; b < 25; ++b)); do ((b / 5 - a / 5 > 1 || (b % 5 - a % 5) ** 2 > 1)) || printf "\\x$(printf %x $((65 + a)))\\x$(printf %x $((65 + b)))\n"; done; done > words
printf '.....\n%.0s' 1 2 3 4 5 > board; wc -l < words; gogen --count board words
