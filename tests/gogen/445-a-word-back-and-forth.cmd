# words that go back and forth use the same cells again; gogen_check judges the solution
printf '.....\n%.0s' 1 2 3 4 5 > board; printf 'BANANA\nABABABAB\n' > words; gogen board words | gogen_check board words
