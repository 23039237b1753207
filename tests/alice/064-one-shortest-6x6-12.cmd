# 6x6, random arrows: 9 steps, whose size changes six times, the only shortest path; alice_reference agrees
cat > maze.txt <<'END'
6
s=(2,5)
g=(3,0)
b:(ur) y:(l,dr) b:(l,r,d) b:(d) b:(u,ul,r) b:(ur,dl,u)
b:(dl,r) r:(d,dr,dl) r:(ul,r) r:(r) b:(l,dl) y:(ur,r,d)
b:(ul,ur) b:(ul,r) b:(u) b:(ur,u,ul) b:(d) r:(u)
goal y:(dl,l) y:(dr,r) r:(ur,l) r:(dr,ur) b:(u)
r:(r,ul) r:(d,dl) b:(ul,d,dl) b:(d,u,ul) y:(dl,u,l) r:(u,r)
y:(ul,r,u) y:(dr,ul,ur) b:(d,dr,r) b:(l,ul) y:(ur,dl) b:(l,d,dl)
END
judged maze.txt
