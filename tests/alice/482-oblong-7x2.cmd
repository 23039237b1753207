# a board that is not square, which the text does not promise; alice_reference agrees
cat > maze.txt <<'END'
2
s=(3,0)
g=(6,0)
b:(l,ul,u) y:(r,dr,l)
b:(ul) b:(dl,ur)
r:(d,dl) b:(l,d)
b:(ul,ur) r:(dr)
b:(d,u) y:(u,d)
r:(d) b:(u,ur)
goal y:(d,r,l)
END
alice maze.txt
