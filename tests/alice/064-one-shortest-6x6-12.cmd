# 6x6, random arrows: 9 steps, whose size changes six times, the only shortest path; alice_reference agrees; then the same maze from another start; last, black cells alone, where a depth-first search in any order of arrows finds a longer path
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
sed '2s/.*/s=(0,0)/' maze.txt > other.txt
cat > ways.txt <<'END'
6
s=(4,1)
g=(2,0)
b:(l,d) b:(l) b:(u,l,r) b:(l) b:(r,d) b:(u)
b:(d,u) b:(l,d) b:(d,l,u) b:(r,u,d) b:(l) b:(l)
goal b:(u) b:(u,d,r) b:(u) b:(r,d,u) b:(d,l)
b:(r,d) b:(r) b:(u,r) b:(d,r,u) b:(u,r) b:(u,l,d)
b:(d,l,u) b:(l,u,r) b:(l,r,u) b:(u,l) b:(r,l,d) b:(u,d)
b:(r) b:(d,r) b:(d,r) b:(u) b:(u) b:(u)
END
judged maze.txt other.txt ways.txt
