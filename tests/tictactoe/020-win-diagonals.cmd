# two of the computer's on a diagonal: it does not give the win away, whichever it is; the lecture's text
for line in 'diagonal 0' 'diagonal 1'; do tictactoe_referee win $line > said || break; done; cat said
