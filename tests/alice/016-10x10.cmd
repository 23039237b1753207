# one shortest solution; alice_reference agrees
alice data/alice/10x10.txt
