# 7x7 without a solution: the search ends, although steps can go on for ever; alice_reference agrees; last, black cells alone, where a depth-first search in any order of arrows finds a longer path
cat > maze.txt <<'END'
7
s=(3,4)
g=(0,4)
b:(dr,u,ul) b:(dr) b:(d,dl,ul) y:(dl,dr,d) goal b:(ur) r:(ul,u)
b:(dl) b:(dr,r) b:(r,dl,dr) b:(l,dr,ul) b:(r) b:(r) b:(r)
b:(dr,u,l) r:(l,r) b:(r,ur) b:(ul,r,ur) b:(r,ur) b:(dl,r) b:(l,dl,r)
b:(ul) b:(ul,ur,l) b:(d,dr) r:(dr,l,d) b:(r,l,u) y:(u,ur) r:(dr)
r:(l,dr) b:(l,d) b:(l) b:(ur) b:(d,u) b:(r,dr) b:(d)
b:(ul,r) y:(ur,d,dr) b:(r) y:(l,dl) r:(r,dl,l) r:(r,dl,ur) y:(ur)
y:(l) y:(ul) r:(r) r:(r,dl,ur) b:(ur,d) y:(r,u) b:(dl)
END
cat > ways.txt <<'END'
7
s=(3,3)
g=(0,3)
b:(r,d,l) b:(u,d,l) b:(r,l,u) goal b:(l) b:(r) b:(r)
b:(r,u) b:(d) b:(r) b:(l,d,r) b:(u,r,l) b:(r,l,d) b:(u,d,l)
b:(l,u) b:(u,l,d) b:(r,u) b:(d,r) b:(r,l) b:(d) b:(u,r)
b:(l) b:(d,u) b:(l,u,d) b:(l,d,u) b:(r,u) b:(r,l) b:(l,u)
b:(d) b:(d,r,u) b:(l,r) b:(u,l,r) b:(d) b:(u) b:(r)
b:(r,u) b:(l,r) b:(r,l) b:(l,u,r) b:(r) b:(u,l) b:(d,l)
b:(r) b:(l,u,d) b:(l,d,r) b:(r,d,l) b:(r,u,l) b:(d,l,u) b:(u,l,r)
END
judged maze.txt data/alice/test3.in.txt ways.txt
