# a maze without a solution; alice_reference agrees
alice data/alice/10x10-none.txt
