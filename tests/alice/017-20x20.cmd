# one shortest solution; alice_reference agrees
judged data/alice/20x20.txt
