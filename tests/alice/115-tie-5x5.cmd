# several shortest paths: the one printed; the slow search of alice_agree, which goes by coordinates, prints the same
cat > maze.txt <<'END'
5
s=(4,4)
g=(3,0)
r:(dr,d,dl) y:(ul,r) r:(u,ul,dr) y:(d,dl,u) r:(ul,u)
y:(ur,u) b:(ur,ul,dr) b:(r,l,dl,ul) b:(ul,d,dr) r:(l,u,r)
b:(r,ur,dl,u) r:(dr,u) b:(u) b:(ur,d,r) r:(dl)
goal b:(ul,ur,d,dl) b:(dr,dl,r) b:(ul) y:(ur)
b:(ul) y:(u,l,ur,ul) y:(u) b:(ur,ul,r) b:(ul,l)
END
alice maze.txt
