# 15x15, random arrows, larger than what trying all ways ends with: 20 steps, the only shortest path; alice_reference agrees
cat > maze.txt <<'END'
15
s=(11,14)
g=(3,7)
b:(r,dl) r:(l,d) b:(ul) b:(u,ur,dl) r:(u,r,d) b:(u,dl,dr) r:(ul,ur) b:(u,l,dl) b:(l) b:(ul,l,dl) b:(ul,dr) b:(u,l,r) r:(d) r:(ul,u,l) y:(d)
b:(l,r,dr) b:(dl,dr) r:(r,dl,d) b:(d) r:(dl) b:(ul) b:(ul,r,dl) b:(ul,u,dr) b:(u,ur,dl) r:(dl) b:(l,dl,d) b:(r) b:(dl,d) b:(ur,l,d) y:(ul,u,dl)
b:(dl) r:(l,dl,dr) b:(u,l,r) b:(dr) r:(l,dr) b:(l) b:(ul) y:(ur,d) b:(l,r,dl) b:(ul,u,dr) b:(d) y:(d) y:(l) r:(dl) r:(ur,r)
y:(ur,l) y:(ur,r,dr) b:(ul,l,r) b:(dr) y:(l,r,dr) b:(l) b:(ur,r) goal r:(dl,dr) b:(r) y:(ul,r,dr) r:(l) r:(ul,ur,dr) b:(ur,l) r:(l,dr)
b:(l,dl,dr) y:(u) y:(u,r) b:(dl) b:(u,r,dl) b:(ul) b:(d,dr) y:(ur,d) b:(r,dl) b:(u,ur) r:(ul,ur,l) y:(u,l,r) b:(ul,l,dr) b:(ur) b:(dl)
b:(ur) y:(d) r:(ul,l,dl) b:(u,dr) y:(u,d) r:(ul,dr) b:(ur,dl) b:(u,l,r) y:(ul) b:(ul,ur,r) b:(ur) y:(r,dl,d) b:(l,r) b:(u,r) b:(u,ur,l)
r:(dl,d) r:(ur,dl) y:(ul,ur) b:(l,r) r:(l) b:(ur,r,dl) r:(u) y:(u) b:(d) y:(ur,r,d) b:(u,r) r:(dr) b:(ul,ur) b:(d) b:(d)
b:(l) r:(l,r) y:(ur,d) b:(l,d) b:(d) y:(u,l,r) b:(dl) b:(u,d) b:(d) b:(d) r:(dr) b:(dl,dr) b:(u) b:(dl) b:(u)
y:(u,dl,d) b:(r) y:(r,dl,dr) y:(u,ur) b:(u,ur,l) r:(r,dl,d) b:(ul,dr) y:(ur) y:(r,d,dr) r:(dr) y:(r) b:(ul,d,dr) r:(l,dr) y:(u) b:(l,dl,dr)
b:(u,ur,l) r:(r,d,dr) b:(ur,l) r:(l,dr) b:(l,dl) b:(dl) b:(r,d,dr) b:(l,r,dr) b:(ur,d) b:(r,dl) b:(ur,d) b:(ul) y:(u,l) r:(r) r:(l)
b:(ur) y:(l) r:(r,d,dr) y:(dl) b:(u,dr) b:(ul,d,dr) y:(u) r:(l,dl,dr) b:(r) b:(ul,ur,l) r:(dl,dr) b:(r) b:(ur) b:(ur,r) b:(u,l,dl)
y:(d) b:(dl) b:(u) b:(dl) r:(dr) b:(r,dl,dr) r:(l,dl) b:(ul,dl,d) y:(ul,dl,dr) y:(dr) y:(l,r,dr) b:(l,dl) y:(d,dr) r:(u) b:(ul,dr)
r:(l) b:(u) r:(u,ur,dr) r:(l,d,dr) y:(l) b:(ul,l,r) r:(ul,u,l) b:(ur) r:(dl) b:(ul,d) y:(d,dr) b:(ul,u,l) b:(dr) b:(ul,dl,dr) y:(l,dl)
y:(ur,dl,d) b:(ur) b:(r) b:(u,l,r) b:(ur,dr) b:(ul) r:(r,d) r:(ul,u) r:(ur) y:(l) b:(ul,l,dr) b:(ul,u) r:(d) b:(l,r) y:(ul,dl)
r:(ul,l,r) b:(ul) r:(d) b:(ul) y:(l) b:(ul,l) y:(dl) y:(u,dr) r:(dr) y:(u,dl,dr) b:(u,r) y:(l) y:(r,d) b:(d) b:(ur,r)
END
judged maze.txt
