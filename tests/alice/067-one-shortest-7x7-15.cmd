# 7x7, random arrows: 11 steps of up to 2 cells, the only shortest path; alice_reference agrees
cat > maze.txt <<'END'
7
s=(1,0)
g=(0,6)
y:(u,d) b:(l,u) b:(l) r:(d,ur) r:(u,r,ul) y:(u) goal
b:(d) r:(r,ur) y:(ur,l) r:(dl,l) b:(ul,dr,l) y:(ur) y:(dr)
b:(r,dl) b:(dr,r) r:(dr,r) r:(ul,r,dr) r:(u,dr) b:(ur,dr) r:(dr,ul,l)
r:(dl,l) b:(dr,dl,r) r:(dr,dl) b:(ur,ul,dr) r:(dr,dl,d) b:(d,dl,u) b:(u)
b:(d,dr,ul) b:(d,l) r:(ur) b:(ul) y:(u,dr,l) b:(dr,u,dl) b:(l)
b:(u,dl,r) y:(d,l,u) y:(d,ur,ul) r:(ur) b:(l,ur) b:(d,r) b:(l,u,ur)
y:(dl) y:(l) r:(l,ul,u) y:(dr,ur,l) b:(u) b:(ul,r,ur) y:(dl,l)
END
judged maze.txt
