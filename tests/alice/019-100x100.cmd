# 100x100, a large board with a short path: 30 steps, the only one; alice_reference agrees
alice_random 100 100 5 > maze.txt
judged maze.txt
