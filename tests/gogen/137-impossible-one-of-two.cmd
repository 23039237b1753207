# A, B and C are given and no two of them touch. Without one of AB, BC and AC the other two remain: none alone is to
# blame.
printf 'AB\nBC\nAC\nXPD\n' > words; printf 'A.B..\n.....\n.....\n.....\n....C\n' > board; gogen --unique board words
