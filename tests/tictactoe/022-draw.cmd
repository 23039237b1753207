# a drawn game ends with a word that says so; the lecture's text
tictactoe_referee draw
