faults tictactoe
