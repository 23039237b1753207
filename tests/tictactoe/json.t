# 198 --json says what the plain answers say: compared with them
    UNIX> tictactoe --analyze --json X.O/.../...
    > tictactoe --analyze --json --method table CHC/HH./C..; tictactoe --analyze --json HHH/CC./...
    > tictactoe --audit --json; tictactoe --json; echo $?; tictactoe --svg --json; echo $?
    {"rows": 3, "cols": 3, "in_a_row": 3, "position": "X.O/.../...", "to_move": "X", "value": "X_WIN", "row": 1, "col": 0}
    {"rows": 3, "cols": 3, "in_a_row": 3, "position": "CHC/HH./C..", "to_move": "computer", "value": "HUMAN_WIN", "row": 0, "col": 0}
    {"rows": 3, "cols": 3, "in_a_row": 3, "position": "HHH/CC./...", "to_move": "computer", "value": "HUMAN_WIN", "row": null, "col": null}
    2
    2
    2> tictactoe: --audit and --json found, expected one of them
    2> tictactoe: --json found, expected --analyze with it
    2> tictactoe: --svg and --json found, expected one of them

# 492 --time-limit and ^C end an analysis with what is known: nobody loses from the empty board who begins (strategy stealing)
    UNIX> need script || exit 77; tictactoe --analyze 8 8 --time-limit 0.1; echo $?; tictactoe --analyze 8 8 --time-limit 0 --json | grep -o '"value.*'
    > tictactoe --analyze 8 8 --time-limit=0 --json H......./......../......../......../......../......../......../........ | grep -o '"to_move.*'
    > interrupt INT positions 'tictactoe --analyze 8 8 > out'
    > cat out; tictactoe --analyze --time-limit 60 X.O......; tictactoe --analyze --time-limit 1e3; tictactoe --analyze --method table --time-limit 1; tictactoe --svg --time-limit 1
    not decided: at least a draw for X
    1
    "value": null, "at_least_a_draw": "X", "row": null, "col": null}
    "to_move": "computer", "value": null, "at_least_a_draw": null, "row": null, "col": null}
    not decided: at least a draw for X
    X_WIN 1 0
    2> tictactoe: stopped before the answer was complete
    2> tictactoe: stopped before the answer was complete
    2> tictactoe: stopped before the answer was complete
    2> tictactoe: --time-limit is '1e3', expected seconds from 0 to 1000000000, such as 0.5
    2> tictactoe: --method and --time-limit found, expected one of them
    2> tictactoe: --svg and --time-limit found, expected one of them
    exit 2

# 493 A certificate that is not complete when the time is over leaves the file as it was
    UNIX> echo old > c; tictactoe --analyze 8 8 --time-limit 0.3 --certificate c; cat c; ls
    not decided: at least a draw for X
    old
    c
    data
    2> tictactoe: stopped before the answer was complete
