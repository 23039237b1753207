# n x n has one winning move, the square diagonally above the poison, since two equal arms are a LOSS (the other player
# repeats each move on the other arm). For n = 1 there is nothing but the poison.
for n in {1..9}; do chomp --all "$(printf "$n%.0s" $(seq "$n"))"; done
