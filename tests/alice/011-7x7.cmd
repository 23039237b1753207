# 7x7 made hard: 149 steps of up to 6 cells, the only shortest path; alice_reference agrees
judged data/alice/7x7.txt
