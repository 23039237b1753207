# a large maze without a solution; alice_reference agrees
alice data/alice/100x100-none.txt
