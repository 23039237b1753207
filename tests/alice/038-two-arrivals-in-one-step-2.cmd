# 3x3: (0,0) is reached in step 2 with sizes 1 and 2, and only 2 leads on: one record a cell is too few; alice_reference agrees; last, black cells alone, where a depth-first search in any order of arrows finds a longer path
cat > maze.txt <<'END'
3
s=(2,1)
g=(0,2)
b:(d,l) y:(l,u,d) goal
b:(l,ur) b:(ul) y:(l)
b:(ur) b:(r,u) r:(r,ul,dr)
END
cat > ways.txt <<'END'
4
s=(2,0)
g=(1,3)
b:(d,u,r) b:(l,r) b:(r,d) b:(r,d,u)
b:(r,l,u) b:(l,d,r) b:(d,r) goal
b:(r,u,l) b:(d) b:(d) b:(d,u,r)
b:(d) b:(l,r,u) b:(d,r) b:(u)
END
judged maze.txt ways.txt
