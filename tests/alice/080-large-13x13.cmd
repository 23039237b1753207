# 13x13, random arrows, larger than what trying all ways ends with: 9 steps, the only shortest path; alice_reference agrees
cat > maze.txt <<'END'
13
s=(2,11)
g=(6,2)
r:(ur,l,d) r:(ul,ur,d) b:(u,ur) r:(u,l,r) r:(ul,ur,dr) b:(ul) y:(ul,dr) b:(r,d) b:(u,l,dl) b:(u,l,d) r:(dl) r:(u,ur,dr) r:(ul,dl)
b:(ul,dl,dr) b:(ul,ur,d) b:(ul,r,dr) b:(ul) b:(ur) b:(u,r) b:(r,dl) r:(ur,l) b:(ur,l,dl) b:(dr) r:(l,d) y:(dl) r:(u,l,d)
b:(ur) y:(dl) b:(l) y:(u,dl,d) b:(ur) b:(r,d) y:(u,l,d) y:(l,dl) y:(r) r:(ur) b:(l,dl) b:(u,ur,l) b:(u,r)
r:(ul,l,dl) b:(l,r,d) y:(ul,r,d) b:(dl) r:(ur,l) b:(ul,dl) b:(u) b:(ul,ur) r:(u,r) r:(r) b:(u,l,d) b:(dl) y:(ur,r,d)
b:(l) b:(u,l,dl) y:(ul,ur) b:(ul,d) b:(r,dl) r:(ul) r:(ul,d,dr) y:(r) b:(ul,r) r:(ul,r) y:(l,d) r:(u,l,d) y:(l)
y:(u,r,d) b:(dl,dr) r:(ur) b:(l,d) y:(ul,ur,l) r:(u,dl,d) y:(l,d) y:(ul,dr) r:(l) r:(l) r:(ur,r,d) b:(r,d) b:(dr)
b:(ul,ur,r) r:(u,ur,dl) goal b:(l,dl,d) r:(ul,l,dr) y:(dr) b:(ul,r,d) b:(dl) b:(u,ur,dl) r:(r,dl,dr) y:(l,r,d) b:(u,l,d) y:(ul,ur,dr)
r:(ul) b:(ul,r) b:(dl) b:(dl) b:(u,ur,l) b:(u) y:(ur) b:(ul,ur) b:(u) r:(r,d) y:(ur,dl,dr) b:(u,ur,dr) y:(u,l,r)
r:(u,r) b:(l,dl) y:(r,dl,dr) r:(ur) b:(ul,r,dl) b:(ul) b:(ul) y:(u,dl) r:(l) r:(ur,dl) b:(ur) b:(ur,dl,dr) y:(ul,d,dr)
r:(r) r:(dl) r:(r) b:(dl,dr) r:(l,d) y:(dl) y:(ul,u,ur) b:(ul,dr) r:(u,dr) y:(ur,r,d) y:(l) b:(r) b:(ur,dl)
b:(l) b:(l,r) y:(u,d) y:(u,d) r:(ul,dr) y:(ul) r:(ul,u,ur) r:(dr) b:(ur,d) y:(l,dr) r:(l,r) r:(ul,u,r) b:(ul,dl,dr)
b:(r,dl,dr) b:(u,r,d) b:(ur,d,dr) b:(dr) r:(l) r:(ul,l,d) r:(ul,ur,dl) b:(l,r) b:(l,r,d) b:(ur) r:(l,dl,d) r:(ur,r,dr) y:(ul,l)
y:(l,d) b:(ur) b:(l,r,dr) b:(l,dl,d) y:(ur,l,dl) b:(u,r,d) b:(ul,dl,d) b:(dr) y:(ul) b:(u,dl,d) r:(ul,ur,r) y:(ul,r,dl) r:(l,r,dr)
END
judged maze.txt
