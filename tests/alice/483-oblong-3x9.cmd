# a board that is not square, which the text does not promise; alice_reference agrees
cat > maze.txt <<'END'
9
s=(0,7)
g=(1,6)
y:(l) y:(l) b:(dl) y:(u,ur,d) r:(d,ul) y:(u) b:(u,ur,l) b:(d,u) r:(ur,r,l)
b:(ul,ur) b:(ur,l,dl) y:(ul,u,r) y:(u,d,dr) y:(d,dr,l) b:(d,dr,ul) goal b:(r,u,dl) b:(dl,l,ur)
y:(r,dl,l) y:(ur,d,u) r:(u,l) r:(u,l,r) y:(u,d) b:(l,ul) b:(l,d,dr) b:(d,dl,ul) b:(l,ul)
END
alice maze.txt
