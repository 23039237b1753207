# two of the computer's on a row: it does not give the win away, whichever it is; the lecture's text
for line in 'row 0' 'row 1' 'row 2'; do tictactoe_referee win $line > said || break; done; cat said
