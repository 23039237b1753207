# one shortest solution; alice_reference agrees
judged data/alice/10x10.txt
