# two arrivals at a cell in one step with different step sizes: one record a cell is too few; alice_reference agrees
cat > maze.txt <<'END'
4
s=(1,2)
g=(3,0)
b:(dl,ur) y:(r) b:(dr,dl) y:(d,ur)
b:(u,ul,d) r:(r) b:(u) b:(dl,ul,l)
b:(d) b:(ul,r) b:(dl,d,ul) b:(ul,dl)
goal b:(l,r) b:(ul,dl) b:(ul,dl)
END
judged maze.txt
