# 198 --json says what the plain answers say: compared with them
    UNIX> tictactoe --analyze --json X.O/.../...
    > tictactoe --analyze --json --method table CHC/HH./C..; tictactoe --analyze --json HHH/CC./...
    > tictactoe --audit --json --order 3,2,4,8,1,7,0,5,6
    > [ "$(tictactoe --audit --cols 4 --json | grep -o '{"position' | wc -l) wrong of 159126" = "$(tictactoe --audit --cols 4 | tail -n 1)" ] && echo same
    > tictactoe --json; echo $?; tictactoe --svg --json; echo $?
    {"rows": 3, "cols": 3, "in_a_row": 3, "position": "X.O/.../...", "to_move": "X", "value": "X_WIN", "row": 1, "col": 0}
    {"rows": 3, "cols": 3, "in_a_row": 3, "position": "CHC/HH./C..", "to_move": "computer", "value": "HUMAN_WIN", "row": 0, "col": 0}
    {"rows": 3, "cols": 3, "in_a_row": 3, "position": "HHH/CC./...", "to_move": "computer", "value": "HUMAN_WIN", "row": null, "col": null}
    {"faults": [{"position": "..C/.../.H.", "to_move": "human", "says": "DRAW", "is": "HUMAN_WIN"}, {"position": "..H/.../.C.", "to_move": "computer", "says": "DRAW", "is": "COMPUTER_WIN"}], "wrong": 2, "positions": 9040}
    same
    2
    2
    2> tictactoe: --json found, expected it only with --analyze or --audit
    2> tictactoe: --json found, expected it only with --analyze or --audit
