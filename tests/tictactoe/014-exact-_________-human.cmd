tictactoe --analyze .../.../... --side human
