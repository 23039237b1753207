# A bar on which the computer cannot think is refused before the game: 9x1000 has more states than 2^63 (C(1009, 9)), 9x60 needs
# more than 1 MB (tests/README.md). Another one is asked for, which ? explains; a state given as an operand ends the program.
printf '%s\n' 9x1000 9x60 '?' 1x2 hint q | chomp --play --memory 1M | sed 's/needs [0-9]*[KMG]/needs more/'
chomp --play "$(printf '%01000d' | tr 0 9)"
