# A certificate that cannot be written is an error; the message is the system's
tictactoe --analyze --certificate /dev/full
