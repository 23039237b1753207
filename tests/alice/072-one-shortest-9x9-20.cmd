# 9x9, random arrows: 12 steps, mostly of 1 cell, the only shortest path; alice_reference agrees
cat > maze.txt <<'END'
9
s=(3,2)
g=(1,6)
b:(dl,u) y:(ur) y:(r) b:(r,l,ur) b:(u,dr) y:(r,dr) r:(dl,l,dr) b:(d,dl) r:(ur)
r:(ul,dr,ur) b:(ul) r:(d,dr) b:(ul,dl) b:(dr,ul,u) b:(ur) goal y:(d) y:(u)
b:(ur) y:(dl,r) r:(ul,l) b:(ur) y:(dr,u) b:(r,dl) b:(ur,u,r) y:(ur,dr) b:(ur)
b:(ur,dl,ul) y:(l,d) b:(l,u,ul) b:(l,dr) b:(ul,ur) r:(u,dr) y:(ur,dl) y:(ul) r:(r,dl)
b:(dr,r) b:(r,ul) r:(dr) y:(ur,dl) b:(u) b:(u,d) b:(dr,u,d) y:(r) y:(r)
b:(ul) y:(dl,ur,d) y:(r) r:(dl,l) b:(d,u) r:(l) b:(l) y:(l) b:(d,u)
b:(d,l) b:(ul,dl) b:(u,d,dr) y:(ul,r,ur) b:(dl,ur,l) b:(u,ur) r:(dr) r:(ul,l) b:(u,r,ul)
b:(d,r,dr) b:(d,dr) b:(dl) b:(u) b:(d) y:(dl) b:(u,dl) b:(l,dr,ur) b:(ur)
r:(dr,dl) b:(dl,u,dr) b:(dr,ur) r:(ur,d) r:(dl,ul,d) b:(ur,ul) b:(dl,l) b:(dl) r:(r,u)
END
judged maze.txt
