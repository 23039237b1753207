# What is a move and what is an answer, by the man page: the first three are no move, the next four none on the board;
# each of the three after the first game is no answer; a word that begins with Y or N is one.
printf '%s\n' '0 0 0 0' '' 'a 0' '0 -1' '0 1' '-1 0' '1 0' ' 0  0 ' '' 'maybe' 'y n' ' Yes ' '0 0' 'N' |
    tictactoe --rows 1 --cols 1 --in-a-row 1 | grep -o -e 'Type.*' -e 'That.*' -e 'You win.*' | uniq -c | sed 's/^ *//'
