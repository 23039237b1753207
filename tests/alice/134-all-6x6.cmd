# all shortest paths and their number; alice_agree's slow search finds the same number and the same first one
cat > maze.txt <<'END'
6
s=(5,1)
g=(5,5)
b:(r,d) b:(l) b:(l) y:(u,l) b:(dr,u,ul,l) b:(ul,dl,d,l,ur)
b:(dr,d,u,l) b:(u,d,r,dl,l) b:(r,u) b:(ul,u,dl,d) y:(l,ur) b:(l,ul,dr)
r:(dr) y:(dr,d,r) r:(dr,d,dl,r) b:(d,l,ul,r,ur) y:(dr,ul,ur,dl,r) b:(u,dr,r)
b:(l,ur,d,dl,dr) b:(dr) b:(dl,d,ur,u,r) b:(u,l,d,ul) b:(u,ur) b:(ur,ul,d,dr)
b:(ur,d,l,dl,dr) b:(l,d,ul,r,dl) b:(u) b:(u,r,ur,d) b:(ul) y:(dl,l,ur,ul)
y:(dr,dl,ur,d,r) b:(dl,u,r) b:(u) b:(dl,ur,r) r:(u,ur,r) goal
END
alice --all maze.txt; alice --count maze.txt
