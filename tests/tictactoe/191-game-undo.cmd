# undo brings back the board on which the human moved, also after the end; compared with the boards shown before
boards() { awk 'BEGIN { RS = "" } /---/' | tr '\n' ' ' | sed 's/     0   1   2/\n&/g'; }
printf '%s\n' undo 1,1 UNDO q | tictactoe > said; grep take said
boards < said | sed 1d | awk '{ b[NR] = $0 } END { print NR, b[4] == b[1] ? "the first again" : "another" }'
# Human completes a line, takes that back, and is asked for a move again.
printf '%s\n' 0,0 undo 0,0 n | tictactoe --rows 1 --cols 1 --in-a-row 1 | grep -c -e 'You win' -e 'Your move'
