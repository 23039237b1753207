# A certificate goes to a device, and names that cannot be written are errors; the messages are the system's
tictactoe --analyze --certificate /dev/stdout HCH/HC./CH. --side computer | tail -n 1; tictactoe --analyze --certificate none/c; echo $?; mkdir d; tictactoe --analyze --certificate d; echo $?; ls d
