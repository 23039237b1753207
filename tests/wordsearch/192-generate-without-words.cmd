# An empty list gives a grid of random letters.
wordsearch --generate 3 5 /dev/null --seed 1 | grep -Ecx '[A-Z]{5}'
