# two arrivals at a cell in one step with different step sizes: one record a cell is too few; alice_reference agrees
cat > maze.txt <<'END'
4
s=(1,3)
g=(1,0)
b:(u) b:(dl) b:(ur,dr,l) y:(r,l,ul)
goal r:(r,d) b:(ur,u,dr) b:(l)
b:(l,r,d) r:(u,d) b:(ul) r:(ur,dl,ul)
r:(ur,r) r:(r) r:(u,d,ur) r:(r,ur,u)
END
judged maze.txt
