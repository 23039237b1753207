# 5x5, random arrows: 8 steps of up to 3 cells, twice through one cell, the only shortest path; alice_reference agrees; then the same maze from another start; last, black cells alone, where a depth-first search in any order of arrows finds a longer path
cat > maze.txt <<'END'
5
s=(2,4)
g=(3,4)
b:(ul,r,dl) b:(dl,ur,dr) r:(dr,dl,d) b:(l,ur) b:(dr)
y:(r,dr,l) b:(dr) b:(d,dr,r) b:(r,ul,d) y:(u,d)
r:(dl) y:(ur) b:(ur,u,l) b:(ul,u) b:(l,dr)
r:(d,l,dl) b:(ur,ul) y:(ul,u,ur) r:(ur,d) goal
b:(dl,ul,u) b:(ur) y:(dr,ul) r:(d,r) b:(ul,r,dr)
END
sed '2s/.*/s=(0,4)/' maze.txt > other.txt
cat > ways.txt <<'END'
5
s=(0,0)
g=(2,3)
b:(d) b:(d,r) b:(u,d) b:(l,r,u) b:(r,u)
b:(d,r) b:(u) b:(r,d,l) b:(l,u) b:(l)
b:(d,r) b:(r,u) b:(d,l,r) goal b:(r)
b:(u,r) b:(l,r) b:(d,r,l) b:(u,l) b:(u,r)
b:(r,d) b:(r,l,u) b:(l,r) b:(u,r) b:(u,r,l)
END
judged maze.txt other.txt ways.txt
