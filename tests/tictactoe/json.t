# 198 --json says what the plain answers say: compared with them
    UNIX> tictactoe --analyze --json X.O/.../...
    > tictactoe --analyze --json --method table CHC/HH./C..; tictactoe --analyze --json HHH/CC./...
    > tictactoe --audit --json; tictactoe --json; echo $?; tictactoe --svg --json; echo $?
    {"rows": 3, "cols": 3, "in_a_row": 3, "position": "X.O/.../...", "to_move": "X", "value": "X_WIN", "row": 1, "col": 0}
    {"rows": 3, "cols": 3, "in_a_row": 3, "position": "CHC/HH./C..", "to_move": "computer", "value": "HUMAN_WIN", "row": 0, "col": 0}
    {"rows": 3, "cols": 3, "in_a_row": 3, "position": "HHH/CC./...", "to_move": "computer", "value": "HUMAN_WIN", "row": null, "col": null}
    {"rows": 3, "cols": 3, "in_a_row": 3, "position": ".../.../...", "to_move": "X", "value": "DRAW", "row": 0, "col": 0}
    0
    2
    2> tictactoe: --audit and --json found, expected one of them
    2> tictactoe: --svg and --json found, expected one of them
