# O has five partners to come, and (1,1) has four free cells around it, between V, W, G and B; so has (1,3). Of the
# three cells beside W and B, (1,2) is left: worked out by hand.
gogen --steps data/gogen/medium_board.txt data/gogen/medium_words.txt | sed -n 1p
