# 3x3, random arrows: 7 steps of up to 2 cells, twice through one cell, the only shortest path; alice_reference agrees; last, black cells alone, where a depth-first search in any order of arrows finds a longer path
cat > maze.txt <<'END'
3
s=(0,2)
g=(1,0)
b:(dl,d,ur) r:(d) r:(d)
goal b:(l) r:(dl)
y:(dl,r) b:(r,l) b:(ul,d,dl)
END
cat > ways.txt <<'END'
4
s=(0,2)
g=(2,2)
b:(d,l) b:(u,l,r) b:(u,l) b:(u,l)
b:(r,d,l) b:(r,d) b:(r,l) b:(r,d)
b:(d) b:(l,r,u) goal b:(l,r,u)
b:(r,u,d) b:(d,l,r) b:(l,u,r) b:(l,u,d)
END
judged maze.txt ways.txt
