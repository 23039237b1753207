# 7x7, random arrows: 11 steps of up to 2 cells, the only shortest path; alice_reference agrees; last, black cells alone, where a depth-first search in any order of arrows finds a longer path
cat > maze.txt <<'END'
7
s=(1,0)
g=(0,6)
y:(u,d) b:(l,u) b:(l) r:(d,ur) r:(u,r,ul) y:(u) goal
b:(d) r:(r,ur) y:(ur,l) r:(dl,l) b:(ul,dr,l) y:(ur) y:(dr)
b:(r,dl) b:(dr,r) r:(dr,r) r:(ul,r,dr) r:(u,dr) b:(ur,dr) r:(dr,ul,l)
r:(dl,l) b:(dr,dl,r) r:(dr,dl) b:(ur,ul,dr) r:(dr,dl,d) b:(d,dl,u) b:(u)
b:(d,dr,ul) b:(d,l) r:(ur) b:(ul) y:(u,dr,l) b:(dr,u,dl) b:(l)
b:(u,dl,r) y:(d,l,u) y:(d,ur,ul) r:(ur) b:(l,ur) b:(d,r) b:(l,u,ur)
y:(dl) y:(l) r:(l,ul,u) y:(dr,ur,l) b:(u) b:(ul,r,ur) y:(dl,l)
END
cat > ways.txt <<'END'
7
s=(2,0)
g=(4,5)
b:(u,d) b:(d,u) b:(d,u) b:(r) b:(l,d) b:(u,d) b:(l,r)
b:(r,l,u) b:(d) b:(l) b:(d,r,l) b:(d,u,r) b:(r,d,l) b:(u,r,d)
b:(d,r) b:(l,d,r) b:(r) b:(r) b:(r,d) b:(l) b:(r)
b:(d,u,l) b:(l,d,r) b:(d,r) b:(d,u) b:(l) b:(d,l,r) b:(r,u)
b:(d) b:(r) b:(d,l) b:(r) b:(l,r) goal b:(d)
b:(d,r,l) b:(l) b:(r,l,u) b:(u,l,r) b:(l,d,u) b:(d) b:(r,l)
b:(d,l,r) b:(d,r,u) b:(u) b:(d,l) b:(d,l,u) b:(d,l,u) b:(u,l)
END
judged maze.txt ways.txt
