# two of the human's on a diagonal must be blocked, whichever it is; the lecture's text
for line in 'diagonal 0' 'diagonal 1'; do tictactoe_referee block $line > said || break; done; cat said
