echo old > out; echo NR | gogen -o out data/gogen/easy_board.txt -; cat out
