# 4x4, random arrows: 9 steps of up to 2 cells, twice through one cell, the only shortest path; alice_reference agrees
cat > maze.txt <<'END'
4
s=(0,1)
g=(1,0)
y:(ul,r,dr) r:(dr) r:(r,u) b:(dl,d,u)
goal y:(ul,d,r) b:(l,ur,dl) b:(d,dl,dr)
r:(r) y:(u,l) y:(u,r,dl) b:(u,dl)
b:(ul,ur,r) y:(u,dr) r:(u,d,dl) y:(dl,ur,dr)
END
judged maze.txt
