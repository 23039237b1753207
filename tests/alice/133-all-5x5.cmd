# all shortest paths and their number; alice_agree's slow search finds the same number and the same first one
cat > maze.txt <<'END'
5
s=(1,4)
g=(3,1)
b:(d,l,ur,r,dr) b:(dl,u,ul) b:(ul,dr) b:(u,ur,d) b:(d,ur,u,dl)
b:(dr,ur,l) b:(dl,dr,d,r,l) b:(l,ul,ur,r,d) b:(d,l,dl,u,dr) b:(u,dl,ul,l)
b:(u,dr,dl) b:(ul,dl,ur,d) b:(d,u,ul) b:(ur,l) b:(ur,l,ul,u,d)
r:(ul,dl,dr,ur) goal b:(r,d,dl) b:(dl,d,l,dr,ur) b:(d,ul,ur,r)
b:(ur) b:(r) b:(r,dl,ur,u,ul) b:(d,ur,dl,r) b:(d,dr,ul,ur)
END
alice --all maze.txt; alice --count maze.txt
