# A full device is an error for every task; the message is the system's
for o in "" --analyze --svg --audit --help; do tictactoe $o > /dev/full || echo $?; done
