# 100x100, a large board with a short path: 31 steps, the only one; alice_reference agrees
judged data/alice/100x100.txt
