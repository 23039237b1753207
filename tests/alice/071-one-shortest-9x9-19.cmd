# 9x9, random arrows: 12 steps, whose size changes seven times, the only shortest path; alice_reference agrees; last, black cells alone, where a depth-first search in any order of arrows finds a longer path
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
cat > ways.txt <<'END'
7
s=(3,4)
g=(4,0)
b:(r,l,u) b:(u,r) b:(d,l) b:(r,u) b:(d) b:(r,d) b:(l,u)
b:(d,r) b:(r,l,d) b:(d) b:(l,u,r) b:(d,r,l) b:(r,l) b:(u,d)
b:(d,u) b:(l) b:(d,l) b:(l,d) b:(l,r) b:(u) b:(l,r)
b:(r) b:(d,l) b:(d,l,r) b:(u,d,l) b:(r,u) b:(u,r) b:(d)
goal b:(r,l,u) b:(l,d) b:(r,d,u) b:(l,d) b:(r,u,l) b:(u,l,d)
b:(r,l,u) b:(r,l,u) b:(r,l) b:(l) b:(l,d,u) b:(d) b:(r,l,u)
b:(r,u,d) b:(u) b:(u,d,l) b:(r,u,l) b:(l,r,d) b:(u,r) b:(u)
END
judged maze.txt ways.txt
