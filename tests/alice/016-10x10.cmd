# 10x10: 323 steps of up to 9 cells, the only shortest path; alice_reference agrees
judged data/alice/10x10.txt
