# one shortest solution; alice_reference agrees
alice data/alice/50x50.txt
