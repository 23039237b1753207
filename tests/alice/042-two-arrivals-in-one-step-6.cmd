# 4x4: (0,1) is reached in step 3 with sizes 1 and 2, and only 1 leads on: one record a cell is too few; alice_reference agrees; last, black cells alone, where a depth-first search in any order of arrows finds a longer path
cat > maze.txt <<'END'
4
s=(1,3)
g=(1,0)
b:(u) b:(dl) b:(ur,dr,l) y:(r,l,ul)
goal r:(r,d) b:(ur,u,dr) b:(l)
b:(l,r,d) r:(u,d) b:(ul) r:(ur,dl,ul)
r:(ur,r) r:(r) r:(u,d,ur) r:(r,ur,u)
END
cat > ways.txt <<'END'
4
s=(0,3)
g=(2,1)
b:(l,d,u) b:(d,l) b:(d,l,r) b:(d,l)
b:(d,r) b:(u,d,r) b:(l) b:(d)
b:(r) goal b:(u,r,d) b:(d,l,u)
b:(r) b:(r) b:(u,d) b:(r)
END
judged maze.txt ways.txt
