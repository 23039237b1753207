tictactoe --analyze .../.../.../
