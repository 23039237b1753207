# a search of 0 rounds
alice --generate 3 3 --hardest --rounds 0
