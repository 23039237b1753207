# the states of a maze without a solution; a search that kept each state's level counted the same
alice --stats data/alice/100x100-none.txt 2>&1 > /dev/null | sed -n 1,3p
