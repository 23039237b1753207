# Where there is no solution nothing is saved.
echo old > out; echo NR | gogen -o out data/gogen/easy_board.txt -; cat out
