# 8x8 without a solution: the search ends, although steps can go on for ever; alice_reference agrees; then the same maze from another start; last, black cells alone, where a depth-first search in any order of arrows finds a longer path
cat > maze.txt <<'END'
8
s=(1,5)
g=(0,3)
r:(r,ul) r:(r,u,ur) r:(u,dl) goal b:(ur) b:(l,r) b:(ur) y:(dl,ur,r)
b:(ur) b:(u) r:(dr,ur) b:(dl,u) r:(u,r,d) b:(dl) r:(ul,r,l) r:(l)
b:(dr,d) b:(d,ur,l) y:(ul,dl,dr) b:(dr,ul,ur) r:(d) b:(d,u,dr) y:(ul) b:(u,ur)
b:(l) r:(dl,dr) r:(d,dr) y:(u,ur) y:(dl,r) b:(dl,l) r:(ul,u) b:(l,ur)
b:(dr,l,dl) y:(dl) r:(dl) y:(l) b:(r,d,u) y:(l,d,dr) b:(r,l) b:(dl)
r:(r) r:(l,ur) b:(l,ul) y:(u) b:(r,l,dl) b:(ur,r,ul) b:(d) y:(u,dr)
r:(dr,l) r:(dl,ur) b:(dr) b:(l) b:(l) y:(ul,ur,l) y:(ul,u) b:(dr,r)
r:(ur,d,ul) b:(u) y:(ur) b:(dl,d) b:(r,dr,l) y:(r,ur) b:(d,dl,r) r:(d,dr,ul)
END
sed '2s/.*/s=(2,5)/' maze.txt > other.txt
cat > ways.txt <<'END'
7
s=(4,0)
g=(3,5)
b:(r,d,u) b:(r,u) b:(u,r) b:(d,u,l) b:(u) b:(u,r) b:(r,l)
b:(u,r) b:(u) b:(r) b:(u,r,l) b:(u,l,d) b:(l,r) b:(u)
b:(l,d) b:(u,l,r) b:(u,d,r) b:(u,d) b:(d,r,u) b:(l) b:(d)
b:(u,l,r) b:(l,d,u) b:(d,l) b:(u,r,l) b:(d,u,l) goal b:(d)
b:(r,u,d) b:(r,l,d) b:(d,u) b:(d) b:(u,r) b:(l,u,d) b:(u)
b:(d,r) b:(r) b:(l,u) b:(l,u,r) b:(r,l) b:(l,d) b:(d,l,r)
b:(r) b:(r) b:(r,l) b:(l,d,u) b:(r,d,l) b:(d,u,r) b:(d,r,l)
END
judged maze.txt other.txt ways.txt
