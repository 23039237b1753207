# 10x10, random arrows: 16 steps of up to 4 cells, twice through two cells, the only shortest path; alice_reference agrees
cat > maze.txt <<'END'
10
s=(6,1)
g=(9,7)
b:(dl,dr,ur) r:(dr,r,d) y:(l,dr,r) y:(u,ur) r:(ur,ul,dl) r:(u) b:(u) r:(dl,u) y:(l) b:(l,ul)
r:(ul,l) b:(u,l) r:(dl,ul,r) r:(ur) r:(r,l,ur) y:(d) y:(r,ur) r:(ul) r:(u,d,r) b:(r)
b:(l,u) r:(ul,l,r) b:(u) b:(ul) r:(u,ur) y:(d) y:(d,ul) b:(l) r:(dr,ul,ur) y:(u,dr)
y:(r) r:(u) b:(r,u,dl) b:(u) r:(r) r:(ur) r:(d) r:(ul,r,dl) b:(l,dr) b:(ur,l,ul)
y:(l) y:(ur,r,dr) r:(d) b:(ur,ul) b:(u,d,l) y:(ul) r:(ul,dr) y:(dl,l) b:(dl,ul,d) b:(ur)
y:(l,dr) b:(l,r) b:(dl,dr,d) b:(dr,d,l) r:(u,ul,d) r:(dr,ul,l) y:(l,ur,ul) b:(d,ur,dl) b:(r) b:(r)
b:(d,u,ul) r:(u) b:(ur,u,d) r:(dl,r) r:(r,ur,dl) r:(r,dr) b:(dr,r,l) y:(dl) y:(l) r:(dl,ul)
y:(l,r,u) r:(u) y:(u,dl) r:(dr,dl,d) y:(ur,d) y:(r) r:(dr,d,ur) b:(dl) r:(l,r,dl) r:(ur,ul,l)
b:(ur,dl,r) r:(r,l) b:(dl,ul,u) r:(ur) r:(l,r,ur) b:(dl) b:(ul,u,l) b:(ur,l,r) r:(ul,dr,l) y:(dl,dr)
b:(d) b:(ur) y:(r,u,dl) r:(ul,dr,ur) b:(r) b:(u,dl) r:(u,r,d) goal b:(ur) b:(l,r,u)
END
judged maze.txt
