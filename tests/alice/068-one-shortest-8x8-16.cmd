# 8x8, random arrows: 22 steps of up to 4 cells, twice through three cells, the only shortest path; alice_reference agrees
cat > maze.txt <<'END'
8
s=(4,0)
g=(6,1)
y:(d,dl,ur) b:(ur,u) b:(dl,r,ul) y:(dl) r:(ul) y:(u,dl) b:(d,ul) b:(r,dr)
y:(d,u) b:(l,dl,dr) y:(d) y:(d,dr,ur) b:(ur,dl) y:(r,dl,dr) r:(d) y:(ul,d,ur)
b:(dl,ur,d) b:(d,u,r) b:(dl,dr) r:(u) b:(r,ur,ul) r:(d,ur,l) y:(dr,l) r:(l,d)
b:(ul,dl,ur) b:(ur,dl) b:(l,dr) b:(dr) b:(u) b:(u,d) b:(d,l,u) r:(d,ur)
b:(dr) b:(d,ur,r) r:(l,ul) y:(l,dr) b:(u) r:(ul) b:(u,ur) b:(l,ur,dl)
b:(dl) b:(r) b:(r,l,u) y:(ul) r:(u,ul) b:(d) r:(d) b:(d)
b:(dl) goal b:(ur,ul,d) r:(d,u) b:(ul) b:(ul,r) r:(dr) r:(d,dl,ur)
r:(dl,r) b:(l) y:(u) b:(u,d,l) y:(l,r) b:(l) b:(ur,ul) b:(ul,d,ur)
END
judged maze.txt
