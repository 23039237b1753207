# 4x4 made hard: 32 steps of up to 3 cells, the only shortest path; alice_reference agrees
judged data/alice/4x4.txt
