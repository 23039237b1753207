# 5x5 without a solution: the search ends, although steps can go on for ever; alice_reference agrees
cat > maze.txt <<'END'
5
s=(1,4)
g=(3,0)
y:(u,dr) y:(dl,dr) y:(l) r:(r,d,ur) b:(r)
b:(l,u,r) y:(ul) b:(l) b:(ul) b:(r,d)
y:(ur) b:(u,r,ul) r:(l) b:(r) b:(dr,dl,r)
goal y:(l,dr) b:(ul,d,r) b:(l,dl) b:(dl,ul)
b:(l) y:(dl,u) b:(l,ur) y:(dl,ul) r:(dl)
END
judged maze.txt data/alice/test4.in.txt
