# 11x11, random arrows: 16 steps of up to 4 cells, twice through one cell, the only shortest path; alice_reference agrees
cat > maze.txt <<'END'
11
s=(4,8)
g=(10,5)
b:(u,dr,d) r:(d,ur) y:(r) r:(ul,u,d) y:(dl) b:(ul,d,ur) y:(u) b:(d,r) b:(u,dr,ur) r:(u,dr) r:(dl,ul)
b:(l,u) r:(l,ur,dl) b:(d) b:(u) r:(dr) y:(r,u) y:(ul,r,d) y:(r,u) y:(dl,ul,l) b:(l,dl,dr) b:(dl,u)
b:(ur,r) y:(d) y:(dl,ul,dr) r:(d,u) r:(u,ur,r) b:(u,dl) r:(r,l) b:(l,ul) b:(d,l,dr) y:(dl,ul,r) r:(d,dl,u)
r:(u) y:(d,u,dl) y:(r,dr) r:(dl) y:(d) r:(l,d) r:(dl,r) b:(dr,ur) b:(d) y:(d) b:(dr,ul,u)
b:(u,ul) r:(dr) b:(ul) b:(d,dl,l) r:(r,dr,d) b:(r,u,d) y:(dr,ur,u) b:(dr,r,ul) b:(r,l,ul) b:(l) b:(u)
r:(r,dl,dr) y:(ul,u) b:(ur,dr,r) b:(l) y:(dl,dr) r:(dr) b:(u,ur) b:(ul,dl,l) y:(r,l,d) y:(ur,dl) y:(u,r,ur)
y:(ul) b:(l) y:(l) y:(ur,dr,d) b:(ur,r,l) y:(dr) b:(u,d) b:(r,u) r:(ul,d) y:(u,r) y:(u,ur,dl)
b:(dl,ul,d) r:(u,dl,ul) b:(l) y:(ur,dr) b:(d) y:(d,r,ur) b:(l) y:(dl,ur) y:(dl,r) b:(ur,dr,l) y:(ul)
y:(d,l,ur) b:(dl,r,u) y:(r,dr,ul) y:(dr) y:(u,d) b:(l) b:(l,dr,ur) r:(ul) y:(r,dl) r:(dr) r:(ur)
r:(dr) r:(ul) b:(dr,dl) r:(d,ul,r) b:(l) b:(d,l,ul) r:(dl) y:(u,ur,d) y:(ur,ul,l) r:(l,ul) b:(u,dr,r)
y:(ur,l,dl) r:(ul) b:(d,ul) b:(dr) b:(u,l) goal b:(dl,ur) r:(r,ul) y:(dr,dl,ur) b:(dr,d,ul) b:(d,l)
END
judged maze.txt
