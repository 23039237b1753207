# 50x50, a large board with a short path: 26 steps, the only one; alice_reference agrees
judged data/alice/50x50.txt
