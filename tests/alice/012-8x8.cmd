# 8x8 made hard: 210 steps of up to 7 cells, the only shortest path; alice_reference agrees
judged data/alice/8x8.txt
