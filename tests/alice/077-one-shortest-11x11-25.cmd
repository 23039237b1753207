# 11x11, random arrows: 29 steps of up to 4 cells, twice through three cells, the only shortest path; alice_reference agrees
cat > maze.txt <<'END'
11
s=(2,9)
g=(9,7)
b:(dr) r:(d,l,ur) r:(ul,ur) r:(l,dr,ul) y:(ul) b:(r,u,dl) y:(u) y:(u,dl) y:(dl,u) b:(u) r:(r)
r:(ul) b:(ul,u,ur) b:(dr,u) b:(r,d) b:(dr) b:(ul,d,dr) b:(l,dl,ul) r:(ur) r:(dr) b:(ul,u,r) r:(u,dl)
y:(u,dl,l) b:(dr,ur) b:(dr,ul,ur) y:(ur,l) b:(u,r,d) b:(dr,u) b:(ul) r:(d,l,u) y:(ul) b:(ul,d) b:(dl)
b:(l,ul,dl) b:(dl,dr) r:(ul) b:(u,d,dr) y:(r,d) b:(ul,u) b:(u) b:(dl,r,ul) b:(ul) y:(dr,dl,ur) r:(l)
r:(ul,ur) y:(dr) b:(dl,r) b:(dr) y:(dl,r) b:(u,dl,ul) b:(dl,dr) b:(dl,l) b:(r,ur,dl) b:(dr) b:(dl)
y:(dr) b:(ul,ur,dr) r:(dl,r,d) b:(ul,u) b:(dl,ul) y:(dr) y:(ul,ur) b:(u) r:(r,ul,l) y:(ul) r:(l,ur,ul)
y:(r,ur) y:(l) y:(d) y:(ur,r,ul) b:(r,u,ul) b:(ur,u,l) r:(r,ul,dr) r:(ur) b:(l,dl) r:(l,r) b:(u)
r:(ul) r:(u,dr) y:(dr,ul) y:(l,ul,r) r:(r,ul,ur) b:(dr,ul,ur) b:(d,r) y:(dr,l) y:(l,ur,d) y:(l) r:(ul,ur,dr)
b:(ur,dr) y:(ur) b:(ul,d,dl) b:(dl,l) b:(dl,r) y:(ul,r) b:(ur,dl) b:(dr) r:(u,dl,ul) y:(dr) r:(ul)
b:(r,d) y:(l,dr) b:(r) y:(dr) r:(r) y:(r,ur) y:(l) goal b:(u,d) r:(u,ul) b:(r,u,dl)
r:(r,dr,dl) b:(d) y:(u,d) b:(dr) r:(d,dr,l) r:(dl,u,dr) b:(l) b:(dl,dr) r:(r,l,dl) b:(ur,r,ul) b:(u)
END
judged maze.txt
