# 7x7, random arrows: 12 steps of up to 3 cells, the only shortest path; alice_reference agrees
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
judged maze.txt
