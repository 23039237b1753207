# 12x12, 10^12 ways, too many to try; 50 steps, the only shortest path; alice_reference agrees, and a search in Python
cat > maze.txt <<'END'
12
s=(2,3)
g=(5,5)
y:(l,r,d) b:(ur,r,dl) b:(ur,r) b:(d) y:(ur,r,d) r:(d) r:(dl,dr) b:(ul,u,r) y:(dl,d) y:(l,dl,dr) b:(ul,dl,d) b:(ul,dl,d)
b:(ur,dl) r:(ul,r,dr) r:(l,r) b:(ul,l,d) b:(u,ur,dl) b:(ul,l,r) y:(ur,dl,d) r:(u,r,dr) y:(u,dl) b:(u,ur,dl) y:(ul,u,ur) b:(u,dl,dr)
b:(ul,ur,r) r:(ul,ur) b:(u,ur,dr) b:(ul,u,ur) b:(l,d) y:(l,r) r:(ul,l) y:(ul,r,d) r:(u,dl,d) r:(u,ur,dr) b:(r,dl,d) b:(ul,u)
y:(r,d) b:(ur,dl,d) b:(ul,dl) b:(r) b:(ul,ur,r) b:(l,r,dl) y:(ul,l) r:(ul,ur) y:(ul,dl) b:(l,dr) y:(ul,u,dl) y:(dl,d)
b:(ul,dl,dr) r:(d) b:(u,dr) y:(ul,u) y:(ur,l) r:(r,dl,dr) b:(u,d) b:(ur,dr) r:(dl,d,dr) b:(dl,dr) r:(ul,u,dr) y:(ul,l,dr)
r:(ul,l,dr) r:(dl) y:(u,ur,l) y:(ul,dr) r:(ur,r) goal b:(ul,dr) r:(u,dl,dr) y:(u,l,d) r:(dl,dr) y:(l,r,dr) b:(ul,l,dl)
y:(ul,ur,dl) b:(ul,dl,d) y:(l) y:(u,r,dr) r:(ul,l,r) b:(ul,d,dr) b:(ul,u,d) r:(u,r,d) y:(u,dr) r:(ur) b:(u,l,d) y:(r,d,dr)
b:(ur,r,dl) y:(u) y:(u,dr) r:(d,dr) r:(u,ur,d) y:(ul,d,dr) b:(r,dl) y:(l,dl,dr) y:(ul,dl) r:(ul,u,ur) b:(ul,d) b:(ur,r,dr)
b:(ul,u,dr) y:(l,dr) r:(l,d) r:(r) y:(r,d) b:(l,r) b:(dl,d) y:(l,r,dr) y:(ul,u,dl) r:(u,d) y:(l) r:(u,r,dl)
y:(ul) b:(l,dl) y:(u,ur,r) r:(ul,dl) y:(ul,ur,r) b:(dr) b:(l,r) r:(dl,dr) y:(ul,l,d) r:(u,ur) r:(dl,d) b:(l,dl,dr)
r:(u,ur,r) r:(ul,r,d) y:(ul,ur,l) y:(u,l,d) r:(d,dr) r:(ul,dl) y:(ur,r,dr) y:(u) b:(ul,r) b:(u,r,dr) b:(ur,dl) r:(l,r,dl)
b:(ul,ur,l) b:(u,d,dr) y:(l,dr) b:(dr) r:(ur,l,dl) y:(ul) y:(ul,l) y:(ur) b:(u) r:(ur,r,dr) r:(ul,l,d) b:(ur,r,d)
END
judged maze.txt
