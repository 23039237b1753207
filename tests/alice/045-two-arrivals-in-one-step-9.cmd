# 5x5: (2,0) is reached in step 5 with sizes 1 and 2, and only 2 leads on: one record a cell is too few; alice_reference agrees; last, black cells alone, where a depth-first search in any order of arrows finds a longer path
cat > maze.txt <<'END'
5
s=(1,3)
g=(3,1)
y:(u,d,r) b:(dl,l) b:(d,r,l) b:(d) b:(u,d)
y:(u,ul,dl) b:(u) b:(dr) b:(r,dr) b:(l)
y:(dr,dl) b:(u,ur,r) b:(dr,dl,u) r:(l) r:(u,dr,l)
b:(dr,u) goal r:(ur,u) b:(u,dl) y:(ur,ul)
y:(u,l) r:(r,ul,u) b:(dr,ul,dl) r:(dl,d,l) b:(l)
END
cat > ways.txt <<'END'
5
s=(4,3)
g=(1,1)
b:(d,r) b:(r,d) b:(u,l,d) b:(d) b:(d,l,r)
b:(u,l) goal b:(l,u,d) b:(r,u,l) b:(l)
b:(r,u,d) b:(d) b:(d,r,u) b:(r) b:(r,u,l)
b:(d,u,r) b:(d,r,l) b:(u,l) b:(u,r,d) b:(r)
b:(l,r) b:(r) b:(u,l,r) b:(u,r,l) b:(u,d,r)
END
judged maze.txt ways.txt
