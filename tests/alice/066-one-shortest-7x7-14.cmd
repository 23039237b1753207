# 7x7, random arrows: 12 steps of up to 3 cells, the only shortest path; alice_reference agrees; last, black cells alone, where a depth-first search in any order of arrows finds a longer path
cat > maze.txt <<'END'
7
s=(4,1)
g=(0,0)
goal b:(ur) b:(r) b:(l,r) b:(ul) y:(dl,ur) r:(dl,dr)
y:(dr,u) r:(l,ur) y:(ul) y:(dl,u) b:(dl,ur) b:(u,l,dr) b:(dl)
r:(dl,r) b:(ur) y:(u,dr,r) y:(ul) b:(u,r,dr) y:(u) b:(dr)
y:(dl) b:(u) r:(ur,r,dl) y:(dl,u,dr) b:(dr,u) b:(ul,u,d) b:(ul)
y:(ur,l) b:(dl) b:(ul,ur,dr) b:(dr,u) r:(dl,ur,u) r:(dl,u,dr) y:(l,dr)
r:(r,ul,d) y:(dl,ur,u) y:(dl,ur,l) b:(u,ul) b:(u) b:(dr,ul) y:(ur,u,dr)
b:(d,ul,l) r:(ul,dr,dl) b:(dr,ul) r:(ul,ur) r:(ul,d) y:(u) b:(r,u)
END
cat > ways.txt <<'END'
7
s=(1,6)
g=(4,6)
b:(l) b:(r,d) b:(u,d) b:(l) b:(l) b:(l,r,d) b:(l,u)
b:(r,u) b:(r,u,l) b:(r,d,u) b:(u,d) b:(r,u) b:(u,d,l) b:(u,r,d)
b:(r,d,l) b:(u,r,l) b:(d,u) b:(d,r) b:(d,u) b:(r,u) b:(l)
b:(u,l) b:(u,d,r) b:(d,u,r) b:(u,l) b:(u) b:(r,l,d) b:(r)
b:(l) b:(l) b:(d,r,l) b:(r,l) b:(u,l,r) b:(d) goal
b:(u) b:(l) b:(d,l,r) b:(r,u,l) b:(u) b:(r,d,l) b:(d,u,l)
b:(u) b:(r,d) b:(d) b:(l,d) b:(d,l,r) b:(u,d,l) b:(d,u)
END
judged maze.txt ways.txt
