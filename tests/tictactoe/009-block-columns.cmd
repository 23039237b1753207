# two of the human's on a column must be blocked, whichever it is; the lecture's text
for line in 'column 0' 'column 1' 'column 2'; do tictactoe_referee block $line > said || break; done; cat said
