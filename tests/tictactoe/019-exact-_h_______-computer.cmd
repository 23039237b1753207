tictactoe --analyze .H./.../... --side computer
