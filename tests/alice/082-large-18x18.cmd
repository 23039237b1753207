# 18x18, 10^21 ways, too many to try; the red start makes the first step 2; 82 steps, the only shortest path; alice_reference agrees, and a search in Python
cat > maze.txt <<'END'
18
s=(11,13)
g=(1,0)
b:(ul) b:(d,dr) r:(ul,ur,l) b:(r,dr) y:(ur,dl,dr) r:(ul,r,dr) b:(u,ur,l) y:(ul,ur) y:(ul,l,dr) y:(ul,dl) b:(ur,l,r) r:(ul,d) y:(ul,ur,l) r:(l,d) b:(r,d) b:(ur,l,dl) b:(l,dl,dr) y:(d,dr)
goal b:(ur,d,dr) b:(u) y:(ur,r,dr) b:(u,dr) y:(ul,l) b:(ul,d,dr) y:(ur,dl) r:(u,dl) b:(u,ur,r) y:(ul,ur) b:(l,dl) y:(u,l,dr) y:(l,dr) b:(u,l,r) r:(ul,r) y:(ur,r,dr) r:(ul,l,dr)
b:(ur,d) y:(u,r,dl) b:(ul,u,r) y:(u,d) y:(ur,l,r) r:(l,r,d) b:(u,r,d) y:(ur,l,d) b:(u,dl,dr) y:(ul,l) r:(ul,r) r:(ur,l,dl) r:(ul,ur,d) b:(u,l,dr) y:(r,dr) r:(l,dr) b:(ul,u,ur) y:(ul,ur,dr)
y:(l,r,dl) r:(ul,ur,d) y:(dl,dr) b:(ur,dl,dr) y:(r,dl,d) y:(ur,l,dr) b:(l,r,d) r:(u,r,d) y:(ul) y:(l,dl,dr) y:(d,dr) b:(u,r,dr) r:(u,d) b:(ul,ur,r) y:(u,dr) b:(ur,l,dr) y:(ul,u,dl) b:(u,ur,dl)
y:(ul,u,d) y:(u,r,dr) y:(l,d) y:(u,d) b:(ur,dl,dr) y:(l,r,dl) r:(ul,l,dl) y:(u,d,dr) r:(u,r,dl) b:(u,ur,dl) r:(l,dr) b:(ul,ur,l) y:(ul,d) y:(u,ur,r) r:(r) b:(ur,l,r) b:(r,dl) y:(ur,l,r)
r:(l,d,dr) r:(ur,l,dl) r:(ul,u,dl) b:(ur,dl,dr) b:(l,r) r:(u,l,r) r:(ur,r,dr) y:(dl) b:(l,d,dr) y:(ur) y:(u,d) r:(l,r,dl) r:(ur,l,r) y:(l) b:(u) y:(ul,l,r) y:(r,d) y:(ul,ur,d)
y:(u,d,dr) r:(d) r:(ul,u,l) r:(dl) r:(u,ur,dl) y:(ur,dr) b:(u,r,dr) r:(ul,dl,dr) r:(r,dl,d) b:(dl) y:(dl,d) r:(l,dr) y:(ul,r,dr) y:(ur,l,d) y:(ur,d) y:(ur,l,d) b:(u) b:(l,r,dr)
b:(u,r,d) y:(u,r,d) b:(u,dl) b:(u,r,dl) b:(u,ur,dr) y:(ur,r) b:(r,dl,dr) b:(ul,d) y:(l,d) r:(ur,l,dl) y:(l,dr) b:(u,l,r) r:(l,r) b:(u,ur) r:(ul,u,ur) r:(ul,dr) y:(ur,dr) y:(ul,d,dr)
r:(ul) r:(r) b:(u,ur,l) b:(u,dr) b:(u,l,r) y:(r,dl,dr) b:(r) b:(r,dl) y:(l,r,d) y:(ul,u,r) b:(u,l,d) y:(u,l,d) b:(u,dl) y:(ul,u,dr) b:(ul,dl) r:(u,dl,d) y:(ur,r,dr) r:(ul,r)
b:(ul,l,r) r:(l,dl) b:(u,dl,d) y:(ul,r,d) y:(ul,r,dl) r:(l,d,dr) y:(l,d,dr) y:(u,ur,r) r:(l,dl) b:(d,dr) y:(ul,d,dr) b:(ul,ur,dr) b:(l,dl,d) b:(u,ur,r) r:(l,r,dr) b:(ul,u,dr) r:(ur,dl,d) b:(ur,dl)
y:(l,r) y:(u) y:(ul,r,dr) b:(d,dr) y:(r,dl) y:(ur,l,d) b:(l,dr) r:(u,l,d) b:(ul,ur,d) b:(l,dl) y:(ur,l) y:(ur,l,dl) y:(ur) b:(ur,l,dr) y:(d) b:(ur,r) y:(ur,dl) r:(ur,r)
b:(ul,r,d) r:(ur,l,dr) b:(ul,d) b:(u,r,dr) b:(ul,ur,r) y:(ur) y:(ul,u,dl) y:(u,ur,dr) y:(ul,dr) b:(u,ur,d) b:(l) y:(ul,ur,r) y:(r,dr) r:(d,dr) y:(ur,r,dl) b:(r) r:(u,l,dl) y:(ul,u,d)
b:(dl,d) r:(ul,u,dr) y:(l,dr) b:(ul,l,dr) r:(dr) r:(dl,d,dr) y:(ul,u,r) y:(ul,ur,d) b:(u,l,r) b:(l,d,dr) b:(u,ur,dr) y:(u,ur) b:(u,ur) r:(ur,l) r:(ur,r,dl) b:(r) b:(u,l,r) r:(u,dr)
b:(ul,dl) y:(u,dl) b:(l,dl,d) r:(ul,dl) r:(ur,dr) y:(l,d,dr) r:(ul,u) b:(ul,ur,dl) r:(r,d,dr) y:(ul,ur,dr) r:(u,dr) b:(u,r) y:(ul,u,dr) b:(ul,dl) b:(u,ur,l) b:(ur,l,dr) r:(ur,dl,d) y:(ul,ur)
r:(ul,l) y:(u,r,dl) r:(ur,dl) y:(l,dr) y:(r,d,dr) y:(ur,l,dr) b:(dl,d,dr) b:(u,r) r:(ul,ur,d) b:(u,ur,d) b:(ul,u) b:(d) r:(u,dl,dr) r:(ul,u,d) r:(ul,u,l) r:(ur,d) y:(ur,dr) r:(l,r,dl)
b:(u,r,dr) r:(u,ur,dr) r:(u,d,dr) r:(l,r,d) b:(ul,u,r) b:(u,l,dr) b:(u,ur,r) b:(ul,r,d) y:(ul,l,dr) r:(ul,ur,dr) y:(u,d,dr) b:(ul,d) y:(r,dl) y:(ul) y:(ul,u,l) b:(l,d,dr) r:(ul,l,dr) b:(ul,ur)
r:(ul,u,ur) y:(ur,l,d) b:(r,d) y:(ul) y:(u,r) y:(ul,u,l) b:(l) y:(u,l,dr) y:(d) b:(ul,l,r) r:(l,r,d) y:(u,r) b:(ul,ur,d) b:(ul,dl,d) b:(dl,d) b:(u,dl) b:(r,d,dr) r:(dl,dr)
b:(ur) b:(u,l,r) r:(l,r,d) r:(ur,r) b:(l,dr) y:(dl,dr) y:(dl,d,dr) r:(r,d) r:(ul) y:(ul,u,dl) y:(ul,l,d) y:(ur,l,d) y:(ul,l) r:(dr) y:(l) b:(ul,dl) b:(ur,r,dl) b:(ul,ur,l)
END
judged maze.txt
