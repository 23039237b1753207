# 20x20: 763 steps of up to 17 cells, the only shortest path; alice_reference agrees
judged data/alice/20x20.txt
