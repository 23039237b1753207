# There is no Z in the puzzle.
sed 's/M/z/' data/gogen/easy_board.txt > b; gogen b data/gogen/easy_words.txt
