# --help names every option
tictactoe --help | head -n 1; for o in first mark seed rows cols in-a-row analyze svg side method table-depth order certificate json stats audit; do tictactoe --help | grep -q -e "--$o" || echo $o; done
