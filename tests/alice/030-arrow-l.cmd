# the arrow l and no other leads to the goal; by hand
cat > maze.txt <<'END'
3
s=(1,1)
g=(1,0)
b:(l) b:(r) b:(r)
goal b:(l) b:(r)
b:(l) b:(r) b:(r)
END
judged maze.txt
