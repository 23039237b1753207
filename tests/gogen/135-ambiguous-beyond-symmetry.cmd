# One pair on an empty board: far more than eight solutions, so no symmetry is named.
printf '.....\n%.0s' 1 2 3 4 5 > board; echo AB > words; gogen --unique board words | grep -c symmetry
