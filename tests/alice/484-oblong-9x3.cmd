# a board that is not square, which the text does not promise; alice_reference agrees
cat > maze.txt <<'END'
3
s=(7,0)
g=(1,0)
r:(l) b:(l,dl,dr) b:(ul)
goal b:(dl) y:(u,r)
b:(u,d,dl) y:(u,r) r:(l)
r:(d,u) r:(r,d,ur) b:(d)
b:(u,dl) r:(r,u) y:(ur)
b:(l,d,ur) b:(dl,d) y:(d,l)
b:(dr,l) y:(d,dl) y:(l,ul)
r:(ur,u,dl) r:(ul,u,dl) b:(dl,ur)
b:(ul,dl) r:(r,d) y:(dr,dl)
END
alice maze.txt
