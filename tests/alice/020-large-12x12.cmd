# 12x12, random arrows, larger than what trying all ways ends with: 19 steps, the only shortest path; alice_reference agrees
cat > maze.txt <<'END'
12
s=(11,8)
g=(5,4)
b:(ur) b:(ul,r,d) b:(l,r,dr) y:(ul,dl,d) b:(u,r) y:(r,d) b:(ur,dl) y:(ur,r) b:(l,dl,dr) y:(dl,d) r:(dr) y:(ur,dl)
r:(ur,d) b:(l,dr) y:(ul) b:(l,d) r:(u,r,d) r:(ul,l,dl) y:(l) b:(ur) b:(dr) y:(ul,l,r) y:(ul,l,r) b:(r,dr)
b:(ul,r,dl) y:(u,r) r:(dr) b:(ur,l,d) b:(ul,u) b:(ul,d,dr) b:(ur,l,dr) y:(dr) b:(l,r,dl) b:(ur,dl) y:(r) b:(ul,dr)
b:(ul,ur) r:(ur,dr) y:(ul,l,dl) b:(u) y:(l) b:(ur,l,dr) b:(l,dl,dr) b:(dr) y:(u,dr) y:(ul,d,dr) r:(u,d,dr) b:(l)
y:(u,ur,l) r:(dl) y:(r) y:(r,d) b:(ur) r:(ul,ur,l) y:(u,l,dl) y:(ur) b:(ul,ur,d) b:(ur,dl,dr) r:(d) b:(ur)
b:(u,ur,d) r:(u) r:(ur) b:(d) goal b:(ul) r:(u) r:(u,dl,dr) b:(u,l,r) b:(dl) b:(u,dr) b:(dr)
r:(dl) r:(ur,l,dl) b:(u,dl) b:(d,dr) r:(u,dr) b:(l,d) r:(l,dr) b:(u,l) y:(ul) b:(d) b:(ul) b:(dr)
b:(u,ur,dl) r:(ur,d) b:(l,dl,dr) r:(u,l,dl) r:(r,dl) b:(ur,l,r) b:(d,dr) y:(r,dr) b:(l) b:(dl) y:(l,d,dr) y:(ur)
b:(d) y:(ur,dl) b:(ur,l,dr) b:(r) b:(u,dl,d) b:(ul) b:(u,d) y:(d) r:(ur) b:(ur,r,dl) r:(d) y:(u,ur,r)
y:(l,dl,dr) y:(ul) r:(ul,l,r) r:(ul) b:(d) b:(ur) b:(l) r:(ul,u,l) r:(u,dr) r:(d,dr) r:(ul) b:(r,d)
b:(u,ur,dr) b:(ul,dl,dr) b:(d) b:(d) y:(u) b:(d) r:(ul,r,dl) y:(ur,dl) r:(u,l,dl) r:(u,ur,r) r:(u,ur,d) b:(dl,dr)
b:(dl) y:(ul) b:(r) b:(ur) b:(u,ur,d) b:(u,dl) b:(u,r) b:(l,r) r:(l) b:(ul,u,ur) r:(r) b:(dl,dr)
END
judged maze.txt
