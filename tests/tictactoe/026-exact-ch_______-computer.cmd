tictactoe --analyze CH./.../... --side computer
