# a long shortest solution and no other as short; alice_reference agrees
alice data/alice/5x5.txt
