# 7x7, random arrows: 11 steps of up to 3 cells, twice through one cell, the only shortest path; alice_reference agrees
cat > maze.txt <<'END'
7
s=(1,4)
g=(6,0)
r:(l,ul) r:(ur,ul) y:(r,ul) y:(u) b:(d,dr,ul) b:(d,ur) b:(r)
b:(dl,d,dr) b:(u,dr) y:(u,l,dl) b:(ur,dr,ul) b:(dl,l) b:(r) r:(d,l)
r:(dr,ul,r) r:(ul,u,dl) b:(d) b:(l,r) b:(r,ul) r:(r,ur,dl) b:(r,u,d)
r:(r,ul) y:(u) b:(dr,ul,dl) y:(u,dl,ul) y:(ur,dr) b:(l,dl,d) r:(dr)
b:(r,u,dl) b:(u,l) b:(d,ur) b:(ur) b:(d,r) b:(ul,dr) b:(u,l)
b:(ul) y:(dl) y:(r,dr) b:(l,d) y:(r) y:(ur,dr,u) b:(ur)
goal b:(ur,r) y:(ur) b:(u,ul,r) b:(r,u,l) b:(dl,r,ur) y:(u,l)
END
judged maze.txt
