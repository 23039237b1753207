# 8x8, random arrows: 17 steps of up to 4 cells, twice through four cells, the only shortest path; alice_reference agrees; last, black cells alone, where a depth-first search in any order of arrows finds a longer path
cat > maze.txt <<'END'
8
s=(1,2)
g=(3,3)
b:(l) b:(dl) b:(ul) y:(l) b:(d,r) r:(d) b:(u,dl,ul) b:(r)
b:(u,dl,dr) y:(r,ul,u) r:(ul,dr,r) b:(dr,ul,ur) b:(l,u,ur) r:(ur,dl) b:(r) b:(d,ul,dr)
r:(u,dr) b:(dr) r:(dr,dl) b:(ul,l,dl) y:(dl,ur) b:(d) r:(u) r:(r,u,d)
y:(dl,ur) r:(ur) b:(l,dr,d) goal b:(dl,ur) b:(ul,u,ur) b:(l,r,ur) y:(ur,d,l)
b:(d) b:(r) b:(r) r:(ul,dl) b:(dr) y:(dl) b:(ul,r,ur) b:(dr,r)
r:(u,r) b:(d,dr,u) r:(ul,u,l) y:(ul,dl,r) b:(u) r:(dr,l) r:(d,ur) b:(u)
r:(ur,dr) y:(l,ur,u) b:(l) b:(ul,d) b:(ur,dl,ul) y:(ur,dl) b:(r,dr) y:(dl,ul)
b:(ul,u,dr) b:(r,d,u) r:(ur,l) y:(l,ul) b:(u) b:(ul) y:(ul,d) y:(r,l,ur)
END
cat > ways.txt <<'END'
7
s=(6,3)
g=(1,3)
b:(d) b:(r,d,l) b:(d,u,l) b:(r) b:(r) b:(r,u,d) b:(u,d,l)
b:(d,u) b:(l,r) b:(r,u,l) goal b:(r,l) b:(l,u) b:(u,l,r)
b:(d,r,l) b:(u) b:(d,l) b:(r,d) b:(r,u,l) b:(r,l) b:(r,d,u)
b:(l,d) b:(d,u) b:(u,l,d) b:(l,d) b:(u,d) b:(l,r) b:(d,u)
b:(u,r) b:(r,l,d) b:(d,r,l) b:(u,r,l) b:(u,r) b:(l,u) b:(u)
b:(l,u) b:(l,u) b:(l) b:(r,l,u) b:(d) b:(l) b:(r,d)
b:(d,r,l) b:(l) b:(r) b:(d,u) b:(r,d,u) b:(r) b:(u,l,d)
END
judged maze.txt ways.txt
