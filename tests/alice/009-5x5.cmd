# 5x5 made hard: 62 steps of up to 4 cells, the only shortest path; alice_reference agrees
judged data/alice/5x5.txt
