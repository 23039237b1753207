# 15x15, 10^15 ways, too many to try; 70 steps, the only shortest path; alice_reference agrees, and a search in Python
cat > maze.txt <<'END'
15
s=(3,8)
g=(14,13)
b:(u,r,dr) y:(u,ur,d) b:(r,dr) b:(ul,ur,dl) b:(l,r,dr) r:(r) y:(ur,d) b:(ur,r,dl) b:(ur,r) b:(u,dl,d) y:(ul,l,d) r:(ul) b:(u,l) b:(dr) b:(l,r,d)
b:(u,l,d) y:(ul,u,dl) b:(r,d,dr) y:(ul,r,dl) y:(u,r) b:(u,dr) y:(ul,ur) y:(r,dr) y:(u,ur,dl) r:(ur,d,dr) y:(u,r,d) y:(u,l,dr) r:(r) r:(ur) y:(u,d,dr)
b:(u,ur,dl) r:(ur,r) y:(l) y:(ur,dl,dr) r:(d) y:(u,ur,dr) r:(l) b:(u,r) b:(l,d,dr) y:(u,r,d) r:(ul,ur,l) b:(l,dr) r:(l) r:(ul,u,ur) y:(u,l,dl)
y:(u,l,dr) b:(dl) b:(u,dl) y:(ur,l,dr) r:(ur,r) b:(u,r,dl) b:(u,ur,dr) y:(ul,d,dr) b:(ul,u) r:(ur,r) r:(l,dr) r:(r,dl) y:(u,r,d) b:(u,ur,l) b:(r,dr)
b:(ul,ur,dl) b:(l) y:(u,l) y:(ul,dl,dr) r:(u,r,d) r:(u) b:(ul,l) b:(ul,dl) r:(ul,l,d) r:(dl,dr) y:(ur,l,dr) r:(l,dr) b:(ul,d,dr) r:(ur,dl,dr) r:(d)
r:(ul,ur,d) y:(ul,u,dl) y:(ul,dl) b:(l,r,dl) b:(ul,ur,d) r:(ul,ur,r) r:(l,r,d) r:(ul,l,d) r:(u,dl,d) r:(l,r) r:(l,dl) b:(ul,dl) y:(ur,r) r:(ul,dr) r:(u,ur,dr)
r:(ul,r,dl) y:(l,d,dr) r:(dl,d) r:(u,ur) y:(ul,l,d) r:(ur,l,dl) r:(u) b:(u,r) y:(l) b:(u) r:(dl,dr) b:(u,ur) r:(l,r) r:(u,r,d) y:(dl,d,dr)
r:(ul,ur,r) r:(ul,u,dl) r:(ul,ur,r) y:(ul,u) y:(ul,ur,d) r:(ul,d) r:(u,dl) b:(ul,u,dl) r:(l,r,dl) b:(r) y:(d) b:(ul,u,ur) b:(u,ur,dr) b:(ul,ur,dr) r:(ul,l,r)
y:(u,ur,dr) r:(ul,r,dr) b:(dl,d,dr) b:(ul,ur,d) b:(dl,d,dr) y:(ur,r,d) b:(r,d) r:(ul,l,dl) b:(r,dr) r:(ur,dl,d) b:(ur,d,dr) y:(ul,u,r) r:(ur,d,dr) y:(ul,d,dr) y:(u,ur,l)
b:(ul,l,dl) y:(r,dl) b:(u,d,dr) b:(ul,dl,d) r:(ur,dr) r:(ur,l,r) r:(ul,dl) b:(l,r) b:(u) y:(ur,d,dr) r:(ur,r,dl) b:(ul,ur,l) y:(u,l,dl) r:(dr) b:(u,dl,d)
b:(ul,l,d) y:(l,dl,d) y:(ur,l,dr) y:(r,dr) b:(ul,u) y:(ul,ur,l) r:(ur,l) b:(u,dl) b:(u,dl,dr) b:(ur,dr) b:(ul,ur) y:(u,ur) y:(l,dr) y:(r,d) b:(ur,r,dl)
r:(ul,l,r) r:(ul,ur,l) y:(ul,u,l) r:(ur,d) y:(ur,l,d) r:(ul,ur,l) r:(u,dl,d) y:(l) r:(ul,u,d) y:(ul,ur) b:(u,l,d) y:(ur,l,dl) b:(dl) y:(r,d) r:(ul,u,dl)
y:(ul,r,dl) y:(l,r) r:(ur,l,dr) r:(ul) y:(ur,l,dr) y:(ur,dl,d) r:(u) y:(l,dl,dr) r:(l,r,dr) r:(r) r:(ul,d) b:(ul,u,l) r:(ul,r,dl) y:(l,dl,dr) y:(r,dl)
r:(ur,dr) b:(u,r,dr) b:(ur,d,dr) r:(ur,dl,d) r:(ur,l) y:(l,d,dr) b:(ur,dl) b:(ul,l,dl) b:(u,r) b:(l,dl,dr) b:(ur,d) y:(ul,ur) r:(d,dr) b:(u,dl,dr) y:(l,r,dl)
r:(ul,r,dr) r:(u,ur,dr) b:(ul,dr) b:(ul,u,r) b:(dl,dr) y:(d,dr) r:(u,l) r:(ul,ur,dl) y:(u,dl,d) b:(ul,l,r) b:(l,dr) b:(ul,u,d) r:(ur,r,dl) goal b:(l,r,dl)
END
judged maze.txt
