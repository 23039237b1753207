# 3x3 made hard: 10 steps of up to 2 cells, the only shortest path; alice_reference agrees
judged data/alice/3x3.txt
