# 133 --draw marks what the winning move eats of the lab's staircase with dots; the rules
    UNIX> chomp --draw 74332
    WIN: 64332
    .
    #
    #
    # #
    # # # #
    # # # # #
    X # # # #

# 134 --draw of the poison alone draws X; the rules
    UNIX> chomp --draw 1
    LOSS
    X

# 135 --draw of a bar of two: the move eats all but the poison; the rules
    UNIX> chomp --draw 11
    WIN: 10
    X .

# 136 --draw of a LOSS draws the board without a move; the rules
    UNIX> chomp --draw 33211
    LOSS
    # #
    # # #
    X # # # #

# 137 --draw of one column eats downwards to the poison; the rules
    UNIX> chomp --draw 5
    WIN: 1
    .
    .
    .
    .
    X

# 138 --draw of 18 columns: a move in the middle eats up and to the right; the rules
    UNIX> chomp --draw 333333333333333333
    WIN: 333333333311111111
    # # # # # # # # # # . . . . . . . .
    # # # # # # # # # # . . . . . . . .
    X # # # # # # # # # # # # # # # # #

# 139 --draw of 19 columns: a move that eats one square; the rules
    UNIX> chomp --draw 2222222222222222222
    WIN: 2222222222222222221
    # # # # # # # # # # # # # # # # # # .
    X # # # # # # # # # # # # # # # # # #

# 140 --draw --all draws each winning move under its line; the rules
    UNIX> chomp --draw --all 74422
    WIN: 33322
    .
    .
    .
    . . .
    # # #
    # # # # #
    X # # # #

    WIN: 72222
    #
    #
    #
    # . .
    # . .
    # # # # #
    X # # # #

    WIN: 74111
    #
    #
    #
    # # .
    # # .
    # # . . .
    X # # # #

    WIN: 74420
    #
    #
    #
    # # #
    # # #
    # # # # .
    X # # # .

# 141 --draw of a state with zeros draws no columns for them; the rules
    UNIX> chomp --draw 3100
    WIN: 2100
    .
    #
    X #

# 310 The answer as a line of JSON: row and column of the square to pick count from 1, from the bottom left. Moves and counts are those of --method map (cases 130, 143 and the map's --stats); the squares are read off: 74422 to 33322 cuts column 1 to three squares, so the fourth is picked.
    UNIX> chomp --json --all 74422
    > chomp --json 74422
    > chomp --json 33211
    {"state": "74422", "rows": 7, "cols": 5, "result": "WIN", "moves": [{"row": 4, "col": 1, "after": "33322"}, {"row": 3, "col": 2, "after": "72222"}, {"row": 2, "col": 3, "after": "74111"}, {"row": 1, "col": 5, "after": "74420"}], "states": "264", "losses": "32"}
    {"state": "74422", "rows": 7, "cols": 5, "result": "WIN", "moves": [{"row": 4, "col": 1, "after": "33322"}], "states": "264", "losses": "32"}
    {"state": "33211", "rows": 3, "cols": 5, "result": "LOSS", "moves": [], "states": "37", "losses": "8"}
