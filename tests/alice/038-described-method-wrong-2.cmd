cat > maze.txt <<'END'
3
s=(2,1)
g=(0,2)
b:(d,l) y:(l,u,d) goal
b:(l,ur) b:(ul) y:(l)
b:(ur) b:(r,u) r:(r,ul,dr)
END
alice maze.txt
