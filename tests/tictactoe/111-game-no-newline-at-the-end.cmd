# A last line without its newline counts; text and moves as in 108
printf '%d %d' 0 0 | tictactoe
