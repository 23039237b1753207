# several shortest paths: the one printed; the slow search of alice_agree, which goes by coordinates, prints the same
cat > maze.txt <<'END'
8
s=(4,7)
g=(7,0)
r:(ur,u,l,ul) y:(d,ul,ur) r:(dr,u) b:(l) r:(dl) y:(d,l,ul) b:(d,r,dl) r:(u,ul,l)
r:(ur,d) b:(dl,ur,d,dr) b:(u) r:(d) r:(dr) b:(dl,u,ur,r) b:(ur,l,d) r:(r,u,ul,d)
b:(dl,d,r,u) b:(dl,ur,l) y:(r,dr,l) b:(ul,l) y:(l,dl,u,dr) r:(u,l,dr,ul) b:(dl,l,r,d) y:(r,ur)
b:(l,ur) b:(dr,l,r,dl) b:(r,ul,u,l) b:(ul,d) r:(ul) y:(r,u,d,dr) y:(u) r:(dl,r,ur)
r:(l,d,ul,u) b:(ur,dr) b:(ul,ur,r,u) b:(r,l,d) r:(dl,dr,r,ur) b:(dl,d,dr,ur) b:(dl,d) b:(l)
b:(ur,u,dr,ul) r:(dl,r,ul,l) y:(ul,dr) b:(l,u,ul,d) r:(r) b:(d,ul,dr) b:(ur,d) y:(ul,dl,u,l)
b:(ul) b:(dl,ul,r) r:(u,r,ul,l) y:(ur,l,dl) y:(d,dl,u) r:(l,ur,dr) b:(d,r,u,ur) b:(ur,d,u)
goal b:(u,l) b:(r,u,l,ul) y:(ul) y:(u) b:(d,ul,u,r) b:(u,dr,l) y:(d,ur,l)
END
alice maze.txt
