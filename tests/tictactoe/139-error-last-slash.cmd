# A slash at the end is an error that says so
tictactoe --analyze .../.../.../
