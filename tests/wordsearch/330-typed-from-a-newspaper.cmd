# Capitals with blanks between them, words as a person writes them: the letters are those of the lecture's grid.
printf 'T H I S\nW A T S\nO A H G\nF G D T\n' > grid; printf 'Th-at, fa t\nT'\''wo # two, three\n\n# all of them\nTHIS,water\n' > list
wordsearch grid list
