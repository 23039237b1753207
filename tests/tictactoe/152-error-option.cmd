tictactoe --alalyze
