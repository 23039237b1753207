# a game that the computer wins ends with a word that says so; the lecture's text
tictactoe_referee lost
