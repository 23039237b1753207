# one shortest solution; alice_reference agrees
judged data/alice/100x100.txt
