# 3x3, random arrows: 8 steps of up to 2 cells, twice through one cell, the only shortest path; alice_reference agrees; then the same maze from another start; last, black cells alone, where a depth-first search in any order of arrows finds a longer path
cat > maze.txt <<'END'
3
s=(0,2)
g=(2,0)
y:(u,dr,dl) b:(dr) b:(l,u)
r:(l) b:(d,dr) b:(d,ur,dr)
goal b:(dl,l,r) r:(d,u,dl)
END
sed '2s/.*/s=(0,0)/' maze.txt > other.txt
cat > ways.txt <<'END'
4
s=(0,3)
g=(2,1)
b:(d,l) b:(r,l) b:(d) b:(l,u,d)
b:(d) b:(l) b:(l,u,d) b:(d,u)
b:(d,r) goal b:(u,l,d) b:(u,l,d)
b:(u,d,r) b:(r,l,u) b:(u,r,l) b:(l)
END
judged maze.txt other.txt ways.txt
