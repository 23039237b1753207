# 4x4 without a solution: the search ends, although steps can go on for ever; alice_reference agrees; last, black cells alone, where a depth-first search in any order of arrows finds a longer path
cat > maze.txt <<'END'
4
s=(1,3)
g=(3,2)
b:(d,l) b:(ur) b:(r,ur) b:(dr,dl)
b:(dr,d,r) y:(r,dl,ul) b:(ul,r,dr) r:(l,dr,u)
y:(l,ur,ul) b:(ur,ul) b:(ul,u) r:(dr)
r:(ur) r:(dr,d,ul) goal r:(d,ur,u)
END
cat > ways.txt <<'END'
4
s=(3,1)
g=(0,2)
b:(d) b:(r,l,u) goal b:(l)
b:(r) b:(r,l,u) b:(l,r,u) b:(l,u,d)
b:(d,u,l) b:(l) b:(l,u,r) b:(u)
b:(r,d,u) b:(u,r) b:(u,r) b:(l,d,r)
END
judged maze.txt data/alice/test3.in.txt ways.txt
