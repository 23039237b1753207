# The dialogue at the end of the input; the text is ours, read by eye
tictactoe
