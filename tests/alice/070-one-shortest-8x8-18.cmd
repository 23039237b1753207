# 8x8, random arrows: 10 steps of up to 3 cells, twice through two cells, the only shortest path; alice_reference agrees; last, black cells alone, where a depth-first search in any order of arrows finds a longer path
cat > maze.txt <<'END'
8
s=(5,6)
g=(2,7)
b:(ul) b:(ul,dr,u) b:(u,r) y:(dr,ur) y:(dl,dr,ul) r:(ul,dl,ur) b:(u,r,d) r:(ul,dr,l)
b:(ur,u) b:(ul,r,l) r:(dl) r:(l) r:(r) b:(r,l,dr) r:(d,r,ul) b:(ul,dr)
b:(ul,dl,dr) b:(ur,r) r:(r) y:(l,ur,d) y:(dr,ur) b:(d) y:(ul) goal
r:(r) r:(dl,r,l) y:(ul) b:(d,dr) y:(r) b:(ur) b:(dr,r) b:(l,dl,u)
b:(ur) b:(d) r:(r,dr) b:(r) r:(d,l,ur) b:(d,ur) y:(ur) y:(ul,dl,ur)
y:(dl,ur,dr) b:(l,ur) y:(ur,dr,u) y:(l,ul) b:(l,r,ur) r:(ur,dl,l) b:(l) b:(d)
b:(l) b:(l) b:(l) r:(ur) b:(ul,dr) y:(d) b:(dl,dr,d) b:(dr)
y:(l,dl) r:(l,ul,dl) r:(ul) r:(u) b:(l,u,dr) b:(r) y:(l,ur,ul) b:(r,d,u)
END
cat > ways.txt <<'END'
7
s=(3,0)
g=(3,5)
b:(l) b:(r,u,d) b:(l,r) b:(d) b:(r,l,u) b:(d,u) b:(l,d,r)
b:(r,u,l) b:(l,u) b:(r,l) b:(u,l,r) b:(d,u,l) b:(l,r,u) b:(r,d)
b:(u,l) b:(d) b:(r) b:(d,l) b:(u,l) b:(r,d,u) b:(r)
b:(u,d) b:(l,u) b:(d) b:(l,u,d) b:(r) goal b:(l,d,u)
b:(u,l,r) b:(d,u,r) b:(u,d) b:(u) b:(l) b:(d,u,r) b:(u,l,d)
b:(u,r,l) b:(u,d) b:(r,d) b:(r) b:(u,l,r) b:(l,u,d) b:(u,l)
b:(d,l) b:(l,u) b:(d,r) b:(u,r) b:(d) b:(d,l,r) b:(d,r,u)
END
judged maze.txt ways.txt
