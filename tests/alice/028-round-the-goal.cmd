# the way leads once round the goal; by hand
cat > maze.txt <<'END'
3
s=(0,0)
g=(1,1)
b:(r) b:(r) b:(d)
b:(r) goal b:(d)
b:(u) b:(l) b:(l)
END
judged maze.txt
