# several shortest paths: the one printed; the slow search of alice_agree, which goes by coordinates, prints the same
cat > maze.txt <<'END'
9
s=(3,6)
g=(7,3)
y:(r,ul) r:(u,ul,l,d) y:(dl,r,dr,ul) b:(l,dl,r,dr) r:(r,ur) y:(d,u) b:(l) r:(ul,dl,r,u) r:(u,ur,d)
b:(ur,dl,u,d) y:(dr,u) y:(ur,r,dr) r:(r,dr,dl) b:(l,ul,dr,d) y:(u) r:(dl) b:(u,ur,dl,dr) r:(ur)
r:(dr,dl,r) b:(d) y:(r,dl,u,ul) b:(r,dl,ur,d) r:(dr,r,d,l) b:(dr,u,dl) b:(ul,dr) r:(dl,u) b:(ul,ur)
r:(u,ul,dr) b:(dr) y:(d,dr,l,u) b:(r,l) r:(d,ul,r,dr) b:(dr,ur,u) b:(dl) y:(dr,ur,dl) r:(ul,d,r,u)
b:(ur) b:(l,ur) b:(r,ur) b:(ul,u) b:(u) b:(dr) b:(ul) b:(d,r,l,dl) y:(r,ur,dl)
r:(r,dr,dl) r:(l,d,u) r:(dr,ul) y:(ur,dl) b:(dr) r:(u,l,dr,r) b:(ul,dr,d,u) b:(ur,r) b:(dr,dl,ur,l)
b:(u) b:(r) r:(d,dl) r:(d,r) b:(d,u) y:(u,d,r,dr) r:(l,u,dl,ul) b:(l,u) b:(d)
b:(ur) b:(l,ur) b:(r,dr) goal y:(ur) b:(l,dr,d) b:(dl,ur,r) b:(r) b:(dl)
b:(dr) y:(u,dr,ur,ul) b:(d,dl,ul) b:(d,ur) b:(u,ul,ur,d) b:(dr,ul,ur,u) b:(r,ur,l) r:(d,u) y:(ul,dr)
END
alice maze.txt
