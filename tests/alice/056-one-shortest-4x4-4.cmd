# 4x4, random arrows: 9 steps of up to 2 cells, twice through one cell, the only shortest path; alice_reference agrees; then the same maze from another start; last, black cells alone, where a depth-first search in any order of arrows finds a longer path
cat > maze.txt <<'END'
4
s=(0,1)
g=(1,0)
y:(ul,r,dr) r:(dr) r:(r,u) b:(dl,d,u)
goal y:(ul,d,r) b:(l,ur,dl) b:(d,dl,dr)
r:(r) y:(u,l) y:(u,r,dl) b:(u,dl)
b:(ul,ur,r) y:(u,dr) r:(u,d,dl) y:(dl,ur,dr)
END
sed '2s/.*/s=(0,0)/' maze.txt > other.txt
cat > ways.txt <<'END'
4
s=(3,0)
g=(2,2)
b:(u,r) b:(r,d) b:(r,l,d) b:(d)
b:(u) b:(l,d) b:(d,u) b:(u,r,d)
b:(l,u) b:(d) goal b:(l,d)
b:(d,u) b:(r) b:(u) b:(d,r)
END
judged maze.txt other.txt ways.txt
