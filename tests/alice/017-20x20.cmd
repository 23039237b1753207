# one shortest solution; alice_reference agrees
alice data/alice/20x20.txt
