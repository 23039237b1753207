printf 'AB\nBC\nAC\nXPD\n' > words; printf 'A.B..\n.....\n.....\n.....\n....C\n' > board; gogen --unique board words
