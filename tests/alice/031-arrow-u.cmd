# the arrow u and no other leads to the goal; by hand
cat > maze.txt <<'END'
3
s=(1,1)
g=(0,1)
b:(l) goal b:(r)
b:(l) b:(u) b:(r)
b:(l) b:(r) b:(r)
END
judged maze.txt
