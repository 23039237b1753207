# the irregular board 86332 is a LOSS: no move is invented; chomp_reference agrees; beside it the WIN 863321
chomp 86332; chomp 863321
