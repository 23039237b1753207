# a long shortest solution and no other as short; alice_reference agrees
judged data/alice/4x4.txt
