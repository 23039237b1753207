# no arrow points to the goal: it says so; by the maze
cat > maze.txt <<'END'
3
s=(0,0)
g=(1,1)
b:(r) b:(r) b:(d)
b:(u) goal b:(d)
b:(u) b:(l) b:(l)
END
alice --why maze.txt
