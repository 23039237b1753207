{ head -c 100000 /dev/zero; echo; echo 1 1; } | tictactoe
