# 13x13, 10^11 ways, too many to try; the red start makes the first step 2; 58 steps, the only shortest path; alice_reference agrees, and a search in Python
cat > maze.txt <<'END'
13
s=(12,10)
g=(4,8)
b:(dl,d,dr) r:(u,l,dr) b:(u,ur,d) y:(ur,dl) y:(ul,u,ur) y:(d) r:(l,r,dr) b:(u,l,dl) y:(ul,l,dl) y:(r,dl,dr) r:(u,l) b:(ul,u,r) r:(ul,u,dr)
b:(ul,dl) b:(u,l,r) y:(r) r:(dl,dr) b:(dr) r:(ul,r) y:(ul,u,r) r:(u,dl) y:(u,dl) r:(u,l) y:(ul,ur,d) b:(l,r) y:(u,r,dr)
y:(ul,ur) r:(ul,d) b:(u,ur,l) b:(u,l) y:(u,dl) r:(dl,dr) y:(ul,u,ur) b:(u,ur) y:(u,l,dr) r:(ur,l) b:(u,ur) b:(u,ur,d) r:(u,d,dr)
y:(ul,r,dl) r:(u,dl,dr) r:(ul,dl,d) r:(u,l,dl) y:(d) y:(ur,l,dr) r:(ur,dl,dr) r:(ur,dr) y:(l,r) b:(r,d) y:(ul,r,d) b:(ul,d) r:(u,r)
b:(ul,dl,dr) r:(ul,u,dl) r:(ul,u,r) y:(dl) r:(l,r,d) y:(dl,dr) y:(ur,d,dr) b:(d,dr) goal r:(u,ur,dr) b:(ul,l) b:(l,dl,d) b:(u,r,dr)
b:(d) r:(ur,l,r) b:(u,dl) y:(ul,l,r) y:(ul) r:(dl,d,dr) b:(u,r,dr) r:(ul,ur,l) r:(ur,d) r:(u,r,dr) b:(ul,d,dr) y:(l,r,d) b:(r)
y:(u) y:(ul,u,l) y:(dl,dr) y:(u,ur,d) r:(dl) y:(l,d) y:(ul,u,d) b:(ul) b:(ul,l) r:(u) b:(d,dr) b:(r,dl,d) b:(ul,u,l)
b:(ur,r,dl) r:(dl,d) r:(l,dl,d) y:(l,dl,dr) b:(l) r:(u,ur,dr) b:(l,dr) r:(ul,r) r:(ur,r,dl) r:(u,r) r:(ur,d) r:(r,dr) y:(u,ur,d)
b:(u,ur,d) r:(ur,dr) r:(u) r:(u,r) y:(ul,dl) b:(dl) b:(r,dl,d) r:(dr) b:(dl) b:(ur,l,d) r:(r,dr) b:(r,dl,d) b:(r,dl)
b:(ul,ur,dr) r:(ur,r,dl) r:(ul,u,dr) b:(ul,ur,d) r:(ur,d,dr) y:(u,ur,dl) r:(ul,dl,d) y:(ur,dr) r:(ul,r) y:(u,r,dr) y:(ur) b:(u,r,dl) r:(ur,dr)
y:(ul,r) r:(ul,u,l) b:(l,d,dr) b:(ur,r,dr) b:(ul,dl,dr) r:(r) b:(dl,d,dr) y:(ul,u,r) y:(ul,u,dl) b:(u,l,dl) b:(u,r) b:(l,dl) b:(u,l,dl)
y:(u,l,r) b:(u,ur,d) r:(r,dl,d) b:(ur,l,dl) y:(ur,dl,d) b:(u,d,dr) b:(r,dr) y:(ur,dl,dr) y:(ul,u,d) r:(dl) y:(l,r,dr) r:(ur,l) b:(dl)
b:(ul) y:(ur,r) y:(u,l) b:(ul,u,r) b:(ur,r,dr) b:(ul,r,dr) b:(l,dl) r:(ur,dl,dr) r:(d) y:(u,r,d) r:(ul,ur,d) b:(l) r:(u,d)
END
judged maze.txt
