# 10x10, random arrows: 21 steps of up to 4 cells, the only shortest path; alice_reference agrees
cat > maze.txt <<'END'
10
s=(5,9)
g=(4,2)
r:(ul) b:(d) y:(d,r) r:(dr) b:(u,dl) y:(u) b:(u,dr) b:(l,dr,ul) b:(u) b:(u,dl,ul)
y:(dl,r) r:(dr,d) b:(dr,l,r) y:(u,l) b:(l,d,dl) b:(dl) y:(dr,ur) b:(l,ur) y:(u) b:(l,u,d)
b:(ul,d,dr) r:(r,ur,dr) y:(d,l) b:(ul,ur) b:(d) b:(u,r,ur) b:(d,dr) y:(ul,d) y:(ur,u) b:(ul,u,ur)
b:(dl,l,r) b:(ur) b:(dl) r:(l,dl) r:(ul) y:(d,ur,r) b:(dr) b:(d) b:(dr) b:(ur,l,dl)
b:(l) b:(dr) goal r:(l) r:(l) b:(ul,ur) b:(u,dl) r:(dl,u) b:(ur,dr) r:(d,r,dr)
y:(ul,l,d) b:(dl,d,dr) b:(u) r:(ur,dr,d) b:(u) r:(u) r:(d) b:(u,dl,ul) y:(r,ul) b:(ul,dl,d)
b:(dl,ul,ur) y:(u,dl,ul) b:(d) b:(d,r,ul) y:(dr) b:(u) y:(dl,ul) r:(d,ul,r) b:(r,ul,dr) b:(ul,l)
r:(d,r,dr) y:(dl,l,d) y:(dr,ul) b:(dl,r,u) r:(l) y:(dl) b:(dr,d,l) b:(l,dl,r) b:(l,dl,d) y:(ur,u,l)
r:(ur) y:(d) y:(u) r:(dl,ur) b:(ul,r,d) y:(u,ur) b:(d,u) b:(r) y:(r) y:(u,ul)
b:(ur) r:(dr,r) y:(r,u,ur) y:(d) b:(r) y:(ur) r:(ur) r:(ur) b:(dl,ur,ul) r:(d)
END
judged maze.txt
