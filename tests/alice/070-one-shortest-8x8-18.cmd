# 8x8, random arrows: 10 steps of up to 3 cells, twice through two cells, the only shortest path; alice_reference agrees
cat > maze.txt <<'END'
8
s=(5,6)
g=(2,7)
b:(ul) b:(ul,dr,u) b:(u,r) y:(dr,ur) y:(dl,dr,ul) r:(ul,dl,ur) b:(u,r,d) r:(ul,dr,l)
b:(ur,u) b:(ul,r,l) r:(dl) r:(l) r:(r) b:(r,l,dr) r:(d,r,ul) b:(ul,dr)
b:(ul,dl,dr) b:(ur,r) r:(r) y:(l,ur,d) y:(dr,ur) b:(d) y:(ul) goal
r:(r) r:(dl,r,l) y:(ul) b:(d,dr) y:(r) b:(ur) b:(dr,r) b:(l,dl,u)
b:(ur) b:(d) r:(r,dr) b:(r) r:(d,l,ur) b:(d,ur) y:(ur) y:(ul,dl,ur)
y:(dl,ur,dr) b:(l,ur) y:(ur,dr,u) y:(l,ul) b:(l,r,ur) r:(ur,dl,l) b:(l) b:(d)
b:(l) b:(l) b:(l) r:(ur) b:(ul,dr) y:(d) b:(dl,dr,d) b:(dr)
y:(l,dl) r:(l,ul,dl) r:(ul) r:(u) b:(l,u,dr) b:(r) y:(l,ur,ul) b:(r,d,u)
END
judged maze.txt
