tictactoe --analyze HCH/CHC/CHC --side human --method table
