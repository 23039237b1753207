# 172 All nine first moves draw: known of 3,3,3
    UNIX> tictactoe --svg ......... --side computer | grep -o -e '>draw<' -e '>win<' -e '>loss<' -e '>in [0-9]*<' | tr -d '<>'
    draw
    draw
    draw
    draw
    draw
    draw
    draw
    draw
    draw

# 173 Values of all moves of a position of the notes where the lecture's table errs; by tictactoe_agree's negamax
    UNIX> tictactoe --svg ..C....H. --side human | grep -o -e '>draw<' -e '>win<' -e '>loss<' -e '>in [0-9]*<' | tr -d '<>'
    draw
    loss
    in 6
    loss
    in 6
    draw
    loss
    in 6
    loss
    in 6
    win
    in 5

# 174 A lost position: every move loses in two plies more, checked by hand
    UNIX> tictactoe --svg CHCHH.C.. --side computer | grep -o -e '>draw<' -e '>win<' -e '>loss<' -e '>in [0-9]*<' | tr -d '<>'
    loss
    in 2
    loss
    in 2
    loss
    in 2

# 175 After a corner only the middle draws: known of 3,3,3; the plies by tictactoe_agree's negamax
    UNIX> tictactoe --svg H........ --side computer | grep -o -e '>draw<' -e '>win<' -e '>loss<' -e '>in [0-9]*<' | tr -d '<>'
    loss
    in 6
    loss
    in 6
    loss
    in 6
    draw
    loss
    in 6
    loss
    in 6
    loss
    in 6
    loss
    in 6

# 176 A game that is over is drawn without values; its marks are counted by hand
    UNIX> tictactoe --svg HHH/CC./... | grep -c -e '<path' -e '<circle' -e 'over: X wins'; tictactoe --svg HHH/CC./... | grep -c -e '>draw<' -e '>win<' -e '>loss<'; tictactoe --svg | head -c 4; tictactoe --svg | tail -n 1
    7
    0
    <svg</svg>

# 177 All first moves of 5,5,5 draw: known, a pairing strategy stops every line whatever the first move
    UNIX> tictactoe --svg 5,5,5 | grep -c '>draw<'
    25

# 183 The values of moves that win at once; by hand: Computer wins on 1 2; on 0 2 it threatens 1 2 and 2 0, and wins in three; on the other two human wins on 0 2.
    UNIX> tictactoe --svg HH./CC./..H | sed -n 's/.*>\(win\|draw\|loss\|in .*\)<.text>/\1/p'
    > # Human wins on 0 3, and may block on 1 2, where computer wins otherwise. The large board has no plies: more than 16 squares are empty.
    > tictactoe --svg HHH../CC.C./...../...../..... 5,5,4 --side human > big; grep -c '>in ' big; grep -c '>loss<' big
    win
    in 3
    win
    in 1
    loss
    in 2
    loss
    in 2
    0
    17

# 196 X begins and is H, O is C; whose turn it is follows from the counts: compared with H, C and --side, in the lecture's words
    UNIX> words() { sed 's/^X_/HUMAN_/; s/^O_/COMPUTER_/'; }
    > same() { cmp <(tictactoe --analyze "$1" | words) <(tictactoe --analyze --side "$2" "$3") && echo same; }
    > same X.O/.../... human H.C/.../...
    > same x../.o./x.. computer H../.C./H..
    > same H../.C./H.. computer H../.C./H..
    > same C../.H./C.. human C../.H./C..
    > same H.C/.../... computer H.C/.../...
    > cmp <(tictactoe --svg XO./.X./...) <(tictactoe --svg --side computer HC./.H./...) && echo same
    > tictactoe --analyze --side computer X.O/.../... | words | cmp - <(tictactoe --analyze --side computer H.C/.../...) && echo same
    > tictactoe --analyze --side O X.O/.../... | words | cmp - <(tictactoe --analyze --side computer H.C/.../...) && echo same
    same
    same
    same
    same
    same
    same
    same
    same

# 484 The empty board is X's to move, in the answer, in JSON and in the picture; X begins: the rules
    UNIX> tictactoe --analyze 3 4
    > tictactoe --analyze --json 3 4 | grep -o '"to_move.*WIN"'
    > tictactoe --analyze --json 3 4 --side computer | grep -o '"to_move.*WIN"'
    > tictactoe --svg | grep -o '>X to move: draw<'; tictactoe --svg 3 4 | grep -o '>X to move: X wins<'
    > tictactoe --svg XX./OO./... --side O | grep -o 'XX./OO./..., O to move: O wins'; tictactoe --svg HHH/CC./... | grep -o '>over: X wins<'
    X_WIN 0 1
    "to_move": "X", "value": "X_WIN"
    "to_move": "O", "value": "O_WIN"
    >X to move: draw<
    >X to move: X wins<
    XX./OO./..., O to move: O wins
    >over: X wins<

# 485 --first says who is X, and X begins: the rules; --mark is no option
    UNIX> for who in human computer; do tictactoe --first $who < /dev/null | grep win; done; tictactoe --first computer < /dev/null | grep -c '(X)'
    > tictactoe --mark X
    3 in a row win. You are X. ? is for help.
    3 in a row win. You are O. ? is for help.
    1
    2> tictactoe: unknown option '--mark', expected tictactoe [--level N | --two] [OPTION]... [SIZE] [POSITION], see --help
    exit 2
