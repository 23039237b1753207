# two of the human's on a row must be blocked, whichever it is; the lecture's text
for line in 'row 0' 'row 1' 'row 2'; do tictactoe_referee block $line > said || break; done; cat said
