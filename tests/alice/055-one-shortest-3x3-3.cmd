# 3x3, random arrows: 8 steps of up to 2 cells, twice through one cell, the only shortest path; alice_reference agrees
cat > maze.txt <<'END'
3
s=(0,2)
g=(2,0)
y:(u,dr,dl) b:(dr) b:(l,u)
r:(l) b:(d,dr) b:(d,ur,dr)
goal b:(dl,l,r) r:(d,u,dl)
END
judged maze.txt
