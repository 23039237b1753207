# An unknown option is an error that points to --help
tictactoe --alalyze
