# the irregular board 954 is a LOSS: no move is invented; chomp_reference agrees; beside it the WIN 964
chomp 954; chomp 964
