# Closed standard input is an error, not the end of the input; the message is the system's
tictactoe <&- >/dev/null
