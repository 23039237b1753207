# What is no move, on 21, a LOSS: help, with the man page's commands; undo before a move; a hint where no
# move wins, words that are no square, and the end of the input. The boards, which stay as they are, are left out.
printf '%s\n' '?' u h '1 x' 'x 1' '1 2 3' a0 a z 9x '{2' '' help | chomp --play 21 | grep -v -e '^$' -e '#' -e '^  1 2$'
