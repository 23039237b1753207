# A directory as standard input is an error; the message is the system's
tictactoe < . >/dev/null
