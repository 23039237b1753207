# 6x6, random arrows: 9 steps of up to 2 cells, twice through one cell, the only shortest path; alice_reference agrees; then the same maze from another start; last, black cells alone, where a depth-first search in any order of arrows finds a longer path
cat > maze.txt <<'END'
6
s=(2,2)
g=(0,3)
r:(l,r) y:(ur,l,dl) r:(r) goal b:(dr,l) y:(l)
b:(r,dr,dl) y:(ur,d) b:(dr) b:(ur,dl) b:(ul) b:(ul,r)
b:(l,u,ul) r:(r,ur) b:(ul,r) b:(dl,dr) b:(ur,ul,dl) y:(dr,d,ur)
b:(d,l,ur) b:(dr,ur) b:(r) b:(dr,d,r) y:(dr,ul,r) b:(ul)
b:(r) y:(r,ul) y:(l,ur) r:(ur,u) y:(l,dl) b:(dl,l,d)
y:(dl,ur,l) r:(d) b:(u,dr) b:(dr,u) y:(r) y:(dl,r,l)
END
sed '2s/.*/s=(0,1)/' maze.txt > other.txt
cat > ways.txt <<'END'
6
s=(2,1)
g=(0,3)
b:(l) b:(r,u) b:(d) goal b:(r) b:(d,r)
b:(r,d) b:(l,u) b:(d) b:(u,r) b:(u,l,d) b:(d)
b:(l,r,d) b:(d,u) b:(u) b:(l,r,u) b:(r,u,d) b:(u,l)
b:(d) b:(d) b:(r,d,u) b:(l,u,r) b:(r) b:(r)
b:(d,r) b:(r,l,d) b:(l,d,u) b:(l,r,u) b:(d) b:(r,d)
b:(d,u,l) b:(u,l) b:(l,r,d) b:(u) b:(u,l) b:(l,r,d)
END
judged maze.txt other.txt ways.txt
