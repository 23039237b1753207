# 18x18, random arrows, larger than what trying all ways ends with: 18 steps, the only shortest path; alice_reference agrees
cat > maze.txt <<'END'
18
s=(3,14)
g=(14,6)
y:(l) y:(l,r,d) y:(ul,dl,dr) y:(l) b:(dr) b:(l,d) y:(r,dl) b:(ur) r:(r) y:(ul,u,dr) y:(l) r:(ul,u,r) b:(u,l,dr) b:(d) b:(ur,dl,d) b:(r,dl) r:(ur,dr) r:(ur)
y:(l) b:(l,r,d) r:(r,d) r:(ul,ur) b:(ur) b:(ul,l,d) r:(dl,dr) b:(u,ur,r) b:(ur,r,dl) b:(ul,ur) r:(r,dl) b:(dr) r:(ul) b:(ur) r:(u,ur,d) y:(ul,l,dl) b:(dl,dr) r:(u,ur,dr)
b:(ul) b:(l) b:(dl) y:(ur) r:(u) b:(d,dr) b:(r,d) b:(ul,d) r:(u) b:(u) b:(l) r:(ur,dl,dr) b:(u,d,dr) b:(r) r:(u,dl,d) r:(u) b:(u,l,dr) r:(dr)
b:(dl) r:(u) y:(l,r,d) r:(d) b:(u,d) b:(u,d) r:(ur,d,dr) b:(ur) y:(u,r) b:(ul) b:(dl) b:(ul,d) b:(u,l) b:(ul,ur,d) b:(dl) r:(ul,d) b:(ul,d,dr) y:(dr)
b:(ur,d) b:(ur) b:(l,r) b:(ur,dl,dr) b:(ul,l) b:(ul,d) r:(ur,l) r:(r,d) b:(d) r:(ul,d) r:(r,dl) y:(u,ur,l) y:(r,dr) r:(r,d) y:(u,r,d) b:(r,d) r:(u,dl) b:(dr)
y:(u,l) r:(ul,u) b:(ul,l) y:(d,dr) y:(ul,u,ur) y:(u,d,dr) y:(ul,ur,r) b:(u,ur,dl) b:(ul,u,dl) b:(u) b:(ul,u,dr) r:(u,r,d) y:(ur,r,dr) b:(u,dr) b:(u,l,d) b:(dl) b:(ur) r:(ur,l)
y:(u) y:(ur,l) r:(u) b:(dr) y:(ul,ur) b:(r,dl,dr) r:(ul,dr) b:(u,dl,d) b:(ur) b:(ur) y:(u) b:(u,r,d) r:(ul,l,d) b:(ul,r,d) y:(dr) r:(ur,d,dr) b:(ul,u,dl) b:(r,dr)
b:(ul,ur,dl) b:(r) y:(dr) b:(l) b:(l,dl,d) y:(ur) r:(ul,l) y:(d) b:(ul,u,l) b:(r,dl) b:(r,dl) b:(ur,r,dr) y:(dl) b:(u) b:(ul,d) y:(r,dl,d) b:(dr) b:(l,r)
b:(u,l) r:(l,r,dl) r:(ul,u,ur) b:(ur,l) y:(ul,u,l) y:(dl,d,dr) b:(r,dr) b:(u,l) r:(ur) y:(ur,l) b:(ul,r) b:(u,l,r) b:(u) y:(ul,dr) b:(ul,l,r) y:(ur,dr) b:(u,d) y:(u,dl,d)
b:(ur,r,dr) b:(dl) b:(l) r:(ur,l) b:(ul,u,ur) b:(u,ur,d) y:(l) b:(u,ur,d) r:(u,d) b:(dl,dr) b:(r,dl) b:(u) b:(u,dr) b:(dl) b:(dl,d) b:(ur) b:(ul) b:(r,dl,dr)
y:(ur,r,d) b:(ur,d,dr) r:(u) r:(u) b:(ur) b:(r,dr) y:(l) b:(ul) b:(ul,dl,d) b:(dl) r:(u,l,dr) b:(ur,r,dr) b:(ur,dr) y:(ul,ur) y:(u) b:(r,d,dr) r:(ul,r) r:(u,ur,dl)
r:(ul,l,r) y:(u,dl) y:(u,l) b:(d,dr) r:(ul,ur,l) r:(ul,dl,d) b:(r) b:(l) r:(ul,u) b:(ul,l,dl) r:(r,dl) y:(l,dr) b:(r) y:(u,d,dr) r:(u,l,dl) y:(u) r:(ur,dl) r:(l,dl)
b:(r,dr) r:(d,dr) y:(dl) b:(l,r,dr) y:(r,dl,d) b:(ul,ur,l) y:(ul,dl,d) y:(u,r,d) r:(ul,u) b:(l,r) y:(ur,d) b:(d) b:(ul,r,d) b:(u,ur,dr) r:(ur,l) r:(ur,r,dr) b:(ul,l) r:(l,dr)
r:(ul,ur) b:(l) y:(r) b:(ur) r:(r,d) y:(ul) b:(ul,l) b:(ur,r,dl) r:(dr) b:(r) y:(ul,dl) b:(l,dr) r:(ul,r) b:(ul) b:(u,ur,l) r:(ul) b:(l,d) b:(ul,dl,d)
b:(u,r) b:(ul,l,r) y:(ur,l) r:(d) b:(ul) b:(dr) goal b:(ur,l) b:(ur,r,dr) b:(ul,dl,dr) b:(l) b:(dl) b:(dr) y:(l,dl,d) y:(ul,u,r) y:(u,ur,r) r:(ur,d) b:(l,d)
y:(ul,l,dl) b:(u,l,r) b:(dl) b:(u,d) b:(l) y:(ul) r:(u,r,dr) y:(ul,l) y:(dl,dr) b:(l,d,dr) y:(ur,dl) b:(ul) b:(u,r,d) b:(dr) b:(ur) b:(ur,r,dr) y:(ul,r,dr) b:(d)
r:(u,l,dl) b:(r) r:(ur) b:(l) y:(l,r,dr) r:(ul,ur,l) b:(u) y:(l) b:(ul,ur,r) b:(ur,dl) r:(ur,r) b:(ul,ur,dl) y:(dl) y:(r) y:(dl) b:(u,d,dr) b:(d) b:(u)
r:(u) r:(ul,ur,d) r:(ul,l) y:(u,l,dl) r:(u,ur,d) b:(l) b:(ur) b:(ul,u,d) b:(ul,l) y:(dl) b:(ur,l,dr) y:(l) b:(u) y:(ul,ur,dr) y:(ul,dl) b:(r) b:(ur) r:(l)
END
judged maze.txt
