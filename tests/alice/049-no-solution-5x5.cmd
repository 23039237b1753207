# 5x5 without a solution: the search ends, although steps can go on for ever; alice_reference agrees; last, black cells alone, where a depth-first search in any order of arrows finds a longer path
cat > maze.txt <<'END'
5
s=(1,4)
g=(3,0)
y:(u,dr) y:(dl,dr) y:(l) r:(r,d,ur) b:(r)
b:(l,u,r) y:(ul) b:(l) b:(ul) b:(r,d)
y:(ur) b:(u,r,ul) r:(l) b:(r) b:(dr,dl,r)
goal y:(l,dr) b:(ul,d,r) b:(l,dl) b:(dl,ul)
b:(l) y:(dl,u) b:(l,ur) y:(dl,ul) r:(dl)
END
cat > ways.txt <<'END'
5
s=(3,0)
g=(1,4)
b:(r) b:(r) b:(r,d,u) b:(u,r) b:(r,u,d)
b:(u,r) b:(u) b:(r,u) b:(r,u,d) goal
b:(d,r,l) b:(r) b:(r,l,u) b:(l,u) b:(d,u)
b:(r,l) b:(r,u,d) b:(d) b:(d,r,u) b:(u,r)
b:(u,d,l) b:(l) b:(l,r) b:(u,r,d) b:(d,r)
END
judged maze.txt data/alice/test3.in.txt ways.txt
