# a maze without a solution; alice_reference agrees
judged data/alice/10x10-none.txt data/alice/test4.in.txt
