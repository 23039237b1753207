# one shortest solution; alice_reference agrees
alice data/alice/100x100.txt
