# a maze without a solution; alice_reference agrees
cp data/alice/10x10-none.txt maze.txt
judged maze.txt data/alice/test4.in.txt
