# several shortest paths: the one printed; the slow search of alice_agree, which goes by coordinates, prints the same
cat > maze.txt <<'END'
4
s=(2,2)
g=(1,0)
b:(dl,r,ur) r:(ur,ul,u) y:(r,d,dr,ul) b:(u,ul,r)
goal r:(u,dr) r:(ur) r:(dl,ur,dr,u)
r:(ul,ur) b:(l,ul) r:(ul,ur,dl,l) b:(u)
r:(u,dl,d,l) y:(dl,l,u) y:(ur,dr,dl) r:(dl,u)
END
alice maze.txt
