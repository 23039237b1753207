# 178 5 random positions: the exact method, the table of all positions and the lecture's minimax against tictactoe_agree's plain negamax
    UNIX> tictactoe_agree 5 1
    5 positions agree

# 179 The known counts of 3,3,3, 5478 positions and 765 classes, by a walk over all games; each value by plain negamax
    UNIX> all_positions
    3 3 3: 5478 positions, 765 without symmetry

# 180 The longest defence is not the last square tried; by hand: Human wins in any case, with 0 0 after the block on 0 2; on any other square, before or after that one, he needs one move.
    UNIX> tictactoe --analyze .../.H./HC.
    HUMAN_WIN 0 2

# 187 Lost positions on a board too large for the longest defence; the values by hand: Two rows that human completes next, of which one can be blocked. Then four in a square, which nothing stops.
    UNIX> tictactoe 6,6,4 --analyze CHHH../....../.C...C/....../CHHH../..C... | sed 's/ [04] 4$/ a block/'
    > tictactoe 6,6,4 --analyze C....C/....../..HH../..HH../....../C..... | cut -d' ' -f1
    HUMAN_WIN a block
    HUMAN_WIN

# 453 in a lost position the lecture's methods choose no move and say 0 0; ours lasts longest
    UNIX> for m in minimax alphabeta table; do tictactoe --analyze CHC/HH./C.. --method $m; done; tictactoe --analyze CHC/HH./C..
    HUMAN_WIN 0 0
    HUMAN_WIN 0 0
    HUMAN_WIN 0 0
    HUMAN_WIN 1 2
