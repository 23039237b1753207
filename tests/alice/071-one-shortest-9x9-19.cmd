# 9x9, random arrows: 12 steps, whose size changes seven times, the only shortest path; alice_reference agrees
cat > maze.txt <<'END'
9
s=(5,3)
g=(1,8)
b:(r,d,ul) b:(ul,ur) b:(d,u,dr) r:(r) r:(ul,l) b:(ur,u,r) y:(ur,dr,dl) y:(dr) r:(r,ur,dr)
b:(l,dl,d) y:(dl,dr,ur) b:(l,dr) y:(ul) b:(dr,l) b:(ur) r:(u,r,d) r:(l) goal
b:(dl,l,u) y:(r) r:(ur,l) b:(dl) b:(ur) y:(ur,dl,dr) b:(u) b:(ul) r:(ur,u)
b:(dl) b:(u,dr) r:(dl,d) y:(l,d,ur) b:(r,d) r:(u) b:(dl) b:(d,ur) r:(ur,dl)
b:(l,dl) b:(d,ur,r) b:(l,dr,dl) r:(d,ur) y:(dr,ur) b:(r) b:(dl) b:(d) r:(u,ur,r)
b:(dl,ur) b:(ur,u) b:(l,r) b:(d,ul) y:(dr) r:(dr,ul) b:(dr) b:(dr) r:(d)
r:(dl,dr) b:(dl,dr,r) b:(d) b:(dr,ur) y:(l,r,u) b:(u,dr) b:(r,dl) b:(d,u,ul) b:(dl)
b:(u,r) b:(r,ul,ur) y:(d) r:(dl,ul,r) y:(dl,ur,dr) y:(r,ul) b:(r,u) b:(r) b:(dl,d)
b:(ur,l,r) r:(ul) b:(dl,r) r:(ur) r:(r,dl) r:(ul,ur) b:(l,r) b:(dl,ul,dr) b:(dl)
END
judged maze.txt
