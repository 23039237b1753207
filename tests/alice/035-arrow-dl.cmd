# the arrow dl and no other leads to the goal; by hand
cat > maze.txt <<'END'
3
s=(1,1)
g=(2,0)
b:(l) b:(r) b:(r)
b:(l) b:(dl) b:(r)
goal b:(r) b:(r)
END
judged maze.txt
