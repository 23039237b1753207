# Nothing is drawn of what has no solution.
echo NR | gogen --svg data/gogen/easy_board.txt -
