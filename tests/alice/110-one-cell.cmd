# the start is the goal: no step, one cell; by the rules
cat > maze.txt <<'END'
1
s=(0,0)
g=(0,0)
goal
END
alice maze.txt
