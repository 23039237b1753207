# one shortest solution; alice_reference agrees
judged data/alice/50x50.txt
