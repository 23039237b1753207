# 6x6 made hard: 98 steps of up to 5 cells, the only shortest path; alice_reference agrees
judged data/alice/6x6.txt
