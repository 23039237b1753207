# 8x8, random arrows: 17 steps of up to 4 cells, twice through four cells, the only shortest path; alice_reference agrees
cat > maze.txt <<'END'
8
s=(1,2)
g=(3,3)
b:(l) b:(dl) b:(ul) y:(l) b:(d,r) r:(d) b:(u,dl,ul) b:(r)
b:(u,dl,dr) y:(r,ul,u) r:(ul,dr,r) b:(dr,ul,ur) b:(l,u,ur) r:(ur,dl) b:(r) b:(d,ul,dr)
r:(u,dr) b:(dr) r:(dr,dl) b:(ul,l,dl) y:(dl,ur) b:(d) r:(u) r:(r,u,d)
y:(dl,ur) r:(ur) b:(l,dr,d) goal b:(dl,ur) b:(ul,u,ur) b:(l,r,ur) y:(ur,d,l)
b:(d) b:(r) b:(r) r:(ul,dl) b:(dr) y:(dl) b:(ul,r,ur) b:(dr,r)
r:(u,r) b:(d,dr,u) r:(ul,u,l) y:(ul,dl,r) b:(u) r:(dr,l) r:(d,ur) b:(u)
r:(ur,dr) y:(l,ur,u) b:(l) b:(ul,d) b:(ur,dl,ul) y:(ur,dl) b:(r,dr) y:(dl,ul)
b:(ul,u,dr) b:(r,d,u) r:(ur,l) y:(l,ul) b:(u) b:(ul) y:(ul,d) y:(r,l,ur)
END
judged maze.txt
