# 4x4: (3,1) is reached in step 4 with sizes 1 and 2, and only 1 leads on: one record a cell is too few; alice_reference agrees; last, black cells alone, where a depth-first search in any order of arrows finds a longer path
cat > maze.txt <<'END'
4
s=(1,2)
g=(3,0)
b:(dl,ur) y:(r) b:(dr,dl) y:(d,ur)
b:(u,ul,d) r:(r) b:(u) b:(dl,ul,l)
b:(d) b:(ul,r) b:(dl,d,ul) b:(ul,dl)
goal b:(l,r) b:(ul,dl) b:(ul,dl)
END
cat > ways.txt <<'END'
4
s=(0,3)
g=(2,1)
b:(u,d,l) b:(r,u,l) b:(r,l) b:(l,d)
b:(r) b:(d,u) b:(d,l,r) b:(l,d,u)
b:(l) goal b:(r,d) b:(u,l)
b:(r,l,u) b:(d,u,l) b:(l,d) b:(d)
END
judged maze.txt ways.txt
