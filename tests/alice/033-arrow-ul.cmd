# the arrow ul and no other leads to the goal; by hand
cat > maze.txt <<'END'
3
s=(1,1)
g=(0,0)
goal b:(r) b:(r)
b:(l) b:(ul) b:(r)
b:(l) b:(r) b:(r)
END
judged maze.txt
