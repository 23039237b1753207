# 7x7 without a solution: the search ends, although steps can go on for ever; alice_reference agrees
cat > maze.txt <<'END'
7
s=(3,4)
g=(0,4)
b:(dr,u,ul) b:(dr) b:(d,dl,ul) y:(dl,dr,d) goal b:(ur) r:(ul,u)
b:(dl) b:(dr,r) b:(r,dl,dr) b:(l,dr,ul) b:(r) b:(r) b:(r)
b:(dr,u,l) r:(l,r) b:(r,ur) b:(ul,r,ur) b:(r,ur) b:(dl,r) b:(l,dl,r)
b:(ul) b:(ul,ur,l) b:(d,dr) r:(dr,l,d) b:(r,l,u) y:(u,ur) r:(dr)
r:(l,dr) b:(l,d) b:(l) b:(ur) b:(d,u) b:(r,dr) b:(d)
b:(ul,r) y:(ur,d,dr) b:(r) y:(l,dl) r:(r,dl,l) r:(r,dl,ur) y:(ur)
y:(l) y:(ul) r:(r) r:(r,dl,ur) b:(ur,d) y:(r,u) b:(dl)
END
judged maze.txt data/alice/test4.in.txt
