# 10x10, random arrows: 11 steps of up to 3 cells, twice through one cell, the only shortest path; alice_reference agrees
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
judged maze.txt
