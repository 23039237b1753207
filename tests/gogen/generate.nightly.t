# 313 Three givens are never enough for easy rules alone, for at first no letter has one square: nothing is found, and that is said.
    UNIX> gogen --generate --givens 3 --difficulty easy --seed 1 --time-limit 2
    2> gogen: no such puzzle found, expected more words, more givens, another difficulty or a longer --time-limit
    exit 1
