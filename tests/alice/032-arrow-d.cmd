# the arrow d and no other leads to the goal; by hand
cat > maze.txt <<'END'
3
s=(1,1)
g=(2,1)
b:(l) b:(r) b:(r)
b:(l) b:(d) b:(r)
b:(l) goal b:(r)
END
judged maze.txt
