# two of the computer's on a column: it does not give the win away, whichever it is; the lecture's text
for line in 'column 0' 'column 1' 'column 2'; do tictactoe_referee win $line > said || break; done; cat said
