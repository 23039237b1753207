# a dialogue needs standard input for itself
alice --play
