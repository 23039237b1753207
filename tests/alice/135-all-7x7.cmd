# all shortest paths and their number; alice_agree's slow search finds the same number and the same first one
cat > maze.txt <<'END'
7
s=(0,6)
g=(1,0)
r:(r,ul) b:(dl,r,l,d) b:(ur,ul,l,d,dl) b:(l,r,ur,dl) b:(d,ur,dl,ul) y:(ur) b:(r,u,ul,l,dl)
goal b:(ul,l,d,r,ur) b:(ul,u,r) b:(dr,u,ur,dl) b:(l) b:(dl,l,d) y:(d,l,dr,ul)
r:(dl,r,d,u,ul) b:(d,dr,u) b:(u,dr,l) y:(dr,r) b:(u) b:(u,dr) b:(ur,u,dr)
b:(d,l) b:(ur,dl) b:(ul,u,dr,l) y:(u) b:(d) r:(dl,l,ur,dr) b:(d)
b:(dr,l,dl,u) b:(d,l,dr) b:(dr) b:(l) b:(ur,u,r,dr,d) b:(u) b:(u)
b:(r) y:(u,r,d,ul) y:(u) b:(dl,r,ul,d,ur) b:(d,l,u,ul,dr) b:(dl,l,ul) b:(ul,r)
b:(ul,l,dl,ur) r:(l,d,ur,r) r:(d,dl,l) b:(u,dr,d,l,r) b:(d,r,l,u,ur) y:(u,dr) b:(ul,dr)
END
alice --all maze.txt; alice --count maze.txt
