# 6x6, random arrows: 9 steps, of 1 cell until the seventh, the only shortest path; alice_reference agrees; then the same maze from another start; last, black cells alone, where a depth-first search in any order of arrows finds a longer path
cat > maze.txt <<'END'
6
s=(4,4)
g=(3,1)
y:(d,ur) r:(dr,ul) b:(r) y:(dr) y:(d,dl,dr) b:(r)
r:(ul) b:(l,d) y:(dl,l,ur) b:(ul,r,ur) b:(ul,dl) y:(ur,ul)
b:(ur,dl) y:(r,l,ul) y:(u,l,ul) b:(u) r:(ul,ur) y:(ur,ul)
y:(dl) goal b:(l,d) b:(dl) r:(u) b:(dl)
r:(r,ur,u) b:(d,l,ul) y:(r,ur,dr) b:(u,dr,dl) b:(d,r,dr) b:(d)
y:(ul) b:(l,ul,u) b:(u,ur,ul) r:(r,l) b:(ul,d,dr) b:(dl,d)
END
sed '2s/.*/s=(0,0)/' maze.txt > other.txt
cat > ways.txt <<'END'
6
s=(1,3)
g=(4,5)
b:(u) b:(u) b:(r) b:(l) b:(l,d,r) b:(l)
b:(u) b:(r) b:(u,r,d) b:(d,r,u) b:(l,u,r) b:(d,u,r)
b:(r,l) b:(u) b:(d) b:(l,r,u) b:(r,d,l) b:(d,u)
b:(r,d) b:(d,l) b:(r) b:(d,u,r) b:(l,r) b:(r,l)
b:(r,l,d) b:(u) b:(r,l) b:(d,r) b:(d,l,r) goal
b:(l,r) b:(d) b:(u,d) b:(d,r,l) b:(r,l,u) b:(r,d,u)
END
judged maze.txt other.txt ways.txt
