# 6x6, random arrows: 9 steps, of 1 cell until the seventh, the only shortest path; alice_reference agrees
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
judged maze.txt
