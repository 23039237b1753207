# a number beyond all boards stays a cell off the board
echo '(2, 0) -> (99999999999999999999, 0)' | alice --check - data/alice/text-4.txt
