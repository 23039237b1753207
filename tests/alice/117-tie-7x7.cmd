# several shortest paths: the one printed; the slow search of alice_agree, which goes by coordinates, prints the same
cat > maze.txt <<'END'
7
s=(2,4)
g=(5,3)
r:(d) b:(d,l,u) b:(l,ul) b:(ul,dl,l) y:(l) b:(ul) y:(dl,ur,d)
r:(u) r:(r,d,ul,l) b:(ur,dr,u,dl) r:(dr) r:(ul,l,ur,dr) r:(u,d,r,dr) r:(dr,d)
b:(l,u,r) r:(dr,r,ur,l) y:(u,l,ur) b:(d) b:(l,r,d,u) b:(ul,r,u,dr) r:(ul,d,dl,dr)
b:(dr,l,dl,u) y:(dl,d,ur,r) r:(ur,dl) r:(r) y:(dl,l,ul,u) b:(u,dl,r) r:(dr)
r:(ur,r,dl) y:(l,dl,r,d) r:(dl,ul,u,r) y:(dl,u,ur) r:(dr,u,ul,ur) b:(dr,l,u,r) y:(ul,ur,d)
b:(l) b:(dr,u,ur,d) y:(ur) goal b:(r,ur) b:(ul) b:(dr,dl,r,ur)
r:(ul,dr,l) y:(u,d) b:(r) r:(ul) b:(dr,ul,u,dl) b:(u,dr,ul,d) b:(d,ul,l,dr)
END
alice maze.txt
