# the start's colour counts when the walk is back there; worked out by hand
cat > maze.txt <<'END'
4
s=(2,1)
g=(0,0)
goal b:(ul) r:(dl,ur,l) y:(d,l,u)
r:(dr,r,d) b:(u) b:(dl,l,ur) b:(ul,d,r)
b:(ul,ur) r:(dl,ur,dr) r:(l) r:(ur)
b:(dr) b:(l,dr,dl) r:(r) r:(r,l)
END
alice --start-colour ignore maze.txt
