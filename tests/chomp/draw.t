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

# 311 A picture of 5442: 12 squares besides the poison are left by the move, and two are dashed; one ring, around row 4, column 2 (5442 to 5332). Of a LOSS there is one bar and no ring. It is well-formed where there is a program that can say so.
    UNIX> count() { grep -c "<\(rect\|circle\) fill=\"$1\" stroke=\"$2" picture.svg; }
    > for state in 5442 33211; do
    >     chomp --svg "$state" > picture.svg
    >     echo "$state: $(count "#8a5a36") squares, $(count "#f2e6c9") poisoned, $(count none "#b8a897") eaten, $(count none "#a00000") picked"
    >     grep -o '>eat .*<\|>LOSS<' picture.svg
    >     if command -v xmllint > which; then xmllint --noout picture.svg; fi
    > done
    5442: 12 squares, 1 poisoned, 2 eaten, 1 picked
    >eat row 4, column 2<
    33211: 9 squares, 1 poisoned, 0 eaten, 0 picked
    >LOSS<

# 312 A picture is as wide as the bar, squares of 24 with 36 around it (here 20 columns: 480 + 72), and no narrower than its words (160 + 72). The viewBox lets a page or a printer scale it.
    UNIX> for state in 22222222222222222222 22222; do chomp --svg "$state" | sed -n 1p | grep -o 'width=.*'; done
    width="184mm" height="40mm" viewBox="0 0 552 120">
    width="77.333mm" height="40mm" viewBox="0 0 232 120">
