# several shortest paths: the one printed; the slow search of alice_agree, which goes by coordinates, prints the same
cat > maze.txt <<'END'
6
s=(1,4)
g=(4,4)
b:(r,dr) r:(ur,ul) r:(ur,d) b:(ul,dl,ur) y:(u,dl,ul) b:(ul)
r:(l,ur) r:(ul,dr,l) r:(d,dr,u,ul) r:(dl,l) r:(l,dr,dl,u) y:(l,dr,d)
b:(d,ul,r) r:(d,r) b:(dr,dl,ul,ur) b:(d,dr) b:(ur) b:(ur,dr,r)
y:(ul) b:(u) y:(dr,ur,dl) b:(ul,ur,dr,r) r:(dr,dl) b:(u,l,ul,dr)
r:(d) b:(ul) b:(r) b:(ur,dl,u) goal r:(u,dr,ur,l)
y:(ul,u,dl) y:(r,u,d,dl) b:(dl) y:(ul) b:(l,ur) r:(dr)
END
alice maze.txt
