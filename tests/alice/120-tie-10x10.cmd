# several shortest paths: the one printed; the slow search of alice_agree, which goes by coordinates, prints the same
cat > maze.txt <<'END'
10
s=(4,3)
g=(0,4)
r:(r) y:(d,r,u,l) r:(ur,dl,l,ul) b:(d) goal b:(dr,ul,u) b:(ul,r,d,u) b:(l) y:(r) y:(l,d,ur,r)
y:(l,dr,r) b:(r) b:(dl,u,d,r) b:(d) y:(l) b:(d) y:(d) y:(ur) r:(ur,l) b:(r)
b:(ul,r) b:(dl,l,r) r:(u,ul,dr,ur) y:(ur) r:(r) b:(u,dl,l) y:(r,u,dl,ul) b:(dl) r:(l,ul) r:(dl)
r:(dl) y:(u,dr,d,dl) b:(d) b:(dr,ul) b:(dl,ul,l,ur) b:(r,dl) r:(r) y:(d,ur,dr,dl) b:(u,dl,ul) r:(dr,d)
b:(ul,dr,dl,l) y:(dr,l,r,d) r:(r,ul) r:(u,dl,dr,ur) y:(ur,dl,l) y:(dl,d,ul,u) b:(dl) b:(u) b:(d,u,dl,dr) y:(ur,r,d)
b:(dl) b:(ur) b:(u,l,ur) b:(ul,u,dr,r) r:(dl) y:(u,r) b:(dr,dl,u,r) r:(d,r,l) r:(dl,dr) r:(u,r)
y:(dl,u) b:(l) y:(dl,r,dr,ul) b:(dl,u) r:(d,l,r,dl) r:(ur,ul) b:(dl) b:(ul,u) r:(ur,r,ul,u) r:(dl)
y:(d,ul) b:(ul) b:(dr) r:(u,dr,ul,d) y:(dr,d,r) y:(ul) r:(ur,l,d) y:(ur,u) r:(ul,dr) b:(dl,dr,d)
y:(dr,l,dl) r:(ul,u) b:(dl) r:(dr,d) r:(l,ur,dl) y:(r,u,l,dr) b:(dr,u,ur,d) b:(ul) b:(r,ur) b:(u,r)
b:(dl) r:(ur,r,ul,l) b:(dr) b:(ur) r:(dl,dr,l) b:(dr,u,d,ur) b:(ul,dr,r,dl) b:(d) b:(ur,d) b:(d)
END
alice maze.txt
