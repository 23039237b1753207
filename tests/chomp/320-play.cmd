# A game through a pipe on 3 x 4: a hint, a bad square, the winning move (2 x n and the like: the computer can but lose), a
# move taken back. The rules of the game give the boards; the hint is the answer of --method map.
chomp --method map 3333
printf '%s\n' hint '5 1' '3 1' undo '2 3' '9' '1 3' quit | chomp --play 3333
