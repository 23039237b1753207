# 3x3 without a solution: the search ends, although steps can go on for ever; alice_reference agrees; last, black cells alone, where a depth-first search in any order of arrows finds a longer path
cat > maze.txt <<'END'
3
s=(2,2)
g=(2,0)
y:(ul) b:(u,r) r:(l,d)
b:(ul,dr) b:(ur,r) b:(dl,dr,u)
goal y:(ul,u,ur) b:(ul)
END
cat > ways.txt <<'END'
4
s=(3,3)
g=(1,1)
b:(d,r,l) b:(r,d) b:(d,r,l) b:(r,l,d)
b:(u,d,l) goal b:(u,d,l) b:(l,u,d)
b:(l) b:(r,u) b:(r,d) b:(l,u)
b:(u,l,r) b:(l,u,d) b:(r,l) b:(d,u)
END
judged maze.txt data/alice/test3.in.txt ways.txt
