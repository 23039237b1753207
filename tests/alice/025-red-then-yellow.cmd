# red makes the step 2 and yellow 1 again; of the two arrows at (0,2) only dl leads to the goal; by hand
cat > maze.txt <<'END'
3
s=(0,0)
g=(2,0)
r:(r) b:(d) y:(dl,d)
b:(r) b:(dl) b:(r)
goal b:(l) b:(u)
END
judged maze.txt
