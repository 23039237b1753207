# 157 A level is an option without dashes, and a word of a puzzle where words are typed: EASY and DAY break nowhere on this full board
    UNIX> gogen --generate easy --seed 2 | cmp - <(gogen --generate --difficulty easy --seed 2) && echo same; gogen --play 5x5 easy --seed 2 < /dev/null | grep -o 'Seed 2, easy'
    > gogen --check EASBC/DYFGH/IJKLM/NOPQR/TUVWX DAY easy
    same
    Seed 2, easy
    solution

