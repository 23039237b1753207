# 6x6, random arrows: 9 steps of up to 2 cells, twice through one cell, the only shortest path; alice_reference agrees
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
judged maze.txt
