tictactoe --analyze ...H..C.. --side computer
