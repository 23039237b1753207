# 7x7, random arrows: 11 steps of up to 3 cells, twice through one cell, the only shortest path; alice_reference agrees; last, black cells alone, where a depth-first search in any order of arrows finds a longer path
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
cat > ways.txt <<'END'
7
s=(3,4)
g=(3,1)
b:(u,d,l) b:(l,d) b:(l,d,u) b:(r) b:(u) b:(u,l) b:(l)
b:(d,l,r) b:(r,d,u) b:(r,u,d) b:(u) b:(d,u,l) b:(d) b:(l,r,d)
b:(l,u,d) b:(r,l,u) b:(r,u) b:(u,l) b:(r,l) b:(l,r) b:(u)
b:(r) goal b:(d,l) b:(d,u) b:(r,d) b:(d) b:(u,l)
b:(l,u) b:(l) b:(u,l,r) b:(r,u) b:(r) b:(d) b:(u,d,l)
b:(u,r,l) b:(r,l) b:(l,u) b:(u,l,r) b:(d,l,r) b:(r,l,d) b:(u,r,l)
b:(r) b:(d) b:(u,l) b:(l) b:(d) b:(r,u,l) b:(d,r)
END
judged maze.txt ways.txt
