# the ways in which walks end in a larger maze; alice_agree's slow search counts all moves
alice --why data/alice/10x10-none.txt
