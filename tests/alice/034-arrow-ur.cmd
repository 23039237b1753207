# the arrow ur and no other leads to the goal; by hand
cat > maze.txt <<'END'
3
s=(1,1)
g=(0,2)
b:(l) b:(r) goal
b:(l) b:(ur) b:(r)
b:(l) b:(r) b:(r)
END
judged maze.txt
