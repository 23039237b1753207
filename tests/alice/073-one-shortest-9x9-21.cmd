# 9x9, random arrows: 13 steps of up to 3 cells, the only shortest path; alice_reference agrees
cat > maze.txt <<'END'
9
s=(0,6)
g=(6,0)
r:(l,ul) b:(u,r) b:(ur,u) r:(d,u,ur) b:(u,l) y:(ur,d) r:(dr,d,ur) r:(ul,r,u) r:(r,dl,ul)
b:(r,ul) r:(dl,u) b:(dr,u,l) b:(d,dr) r:(u) r:(ul) b:(dr) r:(ur,dl) y:(r,ul,u)
y:(dl,d,l) b:(l,dr) b:(r) y:(dl,r,ul) y:(ur,ul) b:(l) r:(l) y:(ul,dr,ur) b:(r,dr,dl)
b:(dl) b:(l) y:(dr,ur) y:(r,ul,d) y:(u,l,r) b:(dr,d,dl) y:(dr,ul) r:(d) y:(dl)
b:(ur,r,dr) b:(dr) b:(dl,ul) r:(l,ul,r) b:(d,l) r:(ul,d,dl) y:(dr) y:(ur,u) y:(dl,ul)
r:(ul) b:(dr,d) b:(dl,dr,ur) y:(dl) y:(r,ul) r:(dl,u,ul) y:(ul,d) r:(l) r:(dr)
goal b:(r,d) b:(dl,l) y:(dl,ur) b:(ul) y:(d,ur,r) b:(dr,d) b:(r,dr) r:(d,r)
r:(u,d) y:(dl) b:(l,dr) y:(ur) r:(r) y:(d,ur,u) r:(dr) b:(r,l) b:(r,dr)
b:(dl,l) r:(u,r,dl) b:(dr,r) b:(ul,d,dl) y:(dl,r,u) y:(ul,l,ur) y:(r,dl) b:(dr,dl,ur) r:(dr)
END
judged maze.txt
