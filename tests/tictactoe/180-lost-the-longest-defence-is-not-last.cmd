# The longest defence is not the last square tried; by hand:
# Human wins in any case, with 0 0 after the block on 0 2; on any other square, before or after that one, he needs one move.
tictactoe --analyze .../.H./HC.
