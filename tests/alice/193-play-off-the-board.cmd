# a move off the board, from a cell without a way on; by the rules
printf 'r\nr\n' | alice --play data/alice/dead-ends.txt | sed '/[│├┌└]/d'
