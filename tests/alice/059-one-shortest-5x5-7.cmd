# 5x5, random arrows: 8 steps of up to 3 cells, twice through one cell, the only shortest path; alice_reference agrees
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
judged maze.txt
