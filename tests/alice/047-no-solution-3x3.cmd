# 3x3 without a solution: the search ends, although steps can go on for ever; alice_reference agrees
cat > maze.txt <<'END'
3
s=(2,2)
g=(2,0)
y:(ul) b:(u,r) r:(l,d)
b:(ul,dr) b:(ur,r) b:(dl,dr,u)
goal y:(ul,u,ur) b:(ul)
END
judged maze.txt data/alice/test4.in.txt
