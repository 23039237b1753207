# A line of 100000 zero bytes is no move, and the next one counts; the text is ours
{ head -c 100000 /dev/zero; echo; echo 1 1; } | tictactoe
