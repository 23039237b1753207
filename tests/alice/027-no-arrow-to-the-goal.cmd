# no arrow points at the goal; by hand
cat > maze.txt <<'END'
3
s=(0,0)
g=(1,1)
b:(r) b:(r) b:(d)
b:(u) goal b:(d)
b:(u) b:(l) b:(l)
END
judged maze.txt data/alice/test4.in.txt
