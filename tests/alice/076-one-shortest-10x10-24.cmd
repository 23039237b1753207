# 10x10, random arrows: 11 steps of up to 3 cells, twice through one cell, the only shortest path; alice_reference agrees; last, black cells alone, where a depth-first search in any order of arrows finds a longer path
cat > maze.txt <<'END'
10
s=(2,4)
g=(3,4)
r:(dl,ul) b:(ul,dl,l) r:(l) b:(r) b:(ur,dl) r:(d,l,dl) b:(r,l,dl) b:(d,u,dl) r:(d,l,dl) r:(r,d,ul)
y:(dl,r) b:(dr,d) b:(u) y:(l,d) b:(ul,ur) y:(l,ul,dr) b:(r) b:(ul,d) y:(r) r:(l,d)
b:(r,l) b:(ur,dr,r) b:(ul) r:(u,d) b:(dr,dl) b:(u) r:(ul,u,dl) b:(ul,l,r) b:(dr) b:(dl,r)
b:(r) b:(d) y:(dl) r:(dl) goal b:(ur,dr,u) r:(ur,ul) b:(dl,r,u) b:(dl) r:(r)
r:(d) b:(l,dr) b:(r,d,l) r:(u,dr) b:(u,ur,d) r:(dl,u) b:(r,l,dr) b:(dl,dr,d) b:(dr) b:(ul,l,ur)
b:(dl,l,ur) r:(dl) b:(dl,dr,d) y:(l,u,d) y:(u,r) y:(dl,dr,r) b:(ur,l) r:(ur,l) b:(dl,r) b:(ur,r,u)
y:(ur,ul,dl) b:(r) b:(d,dl) b:(dr,l,ur) b:(r,d,dr) b:(ul,dr,u) r:(dl,ul) b:(dl,l,dr) r:(r,ur) y:(dl)
y:(ul,dl,d) b:(dl) b:(u,dr) r:(dr,l,dl) b:(u,dr) r:(r) r:(d,ur) y:(u) r:(dr) b:(d,r,dl)
r:(ul,l) b:(d,dl,r) b:(r,dl) b:(ul,r,l) b:(u,l) y:(ur,d,dr) r:(dr,r) b:(d) y:(dr,ur,d) r:(dr,r)
b:(ul,dl) b:(ur,dr,l) r:(dl,u,ur) b:(r,u,ur) b:(l,dl,r) b:(l,ur,dl) y:(ul) y:(dr) b:(u) r:(dl,u,ur)
END
cat > ways.txt <<'END'
7
s=(5,5)
g=(3,3)
b:(d,l,r) b:(l,d,u) b:(r,d) b:(l) b:(r,d) b:(r) b:(d)
b:(r) b:(l,r) b:(l,r) b:(u,d,l) b:(u,l) b:(d,l,u) b:(l)
b:(u,l,d) b:(l,d,r) b:(l) b:(d) b:(d,r) b:(r,l) b:(r,u)
b:(r,l) b:(u,r,l) b:(r,l) goal b:(d,r) b:(r,u,d) b:(l,u,d)
b:(u,r) b:(l,d,u) b:(r,l,u) b:(l,r,d) b:(u,l,r) b:(d) b:(u)
b:(u,r) b:(d,l) b:(d,u,r) b:(d,u,r) b:(u,r,d) b:(r) b:(d,r)
b:(r,l) b:(u,r,l) b:(u,l,r) b:(l,d,u) b:(u,r) b:(u,l,r) b:(l,u,d)
END
judged maze.txt ways.txt
