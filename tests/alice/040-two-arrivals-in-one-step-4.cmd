# 3x3: (2,0) is reached in step 3 with sizes 1 and 2, and only 1 leads on: one record a cell is too few; alice_reference agrees; last, black cells alone, where a depth-first search in any order of arrows finds a longer path
cat > maze.txt <<'END'
3
s=(1,2)
g=(1,0)
b:(r,l) b:(ur,r,l) r:(r,ul,d)
goal b:(ul,r) b:(d,u,ul)
b:(dr,u,r) b:(d,l,r) b:(d,l)
END
cat > ways.txt <<'END'
4
s=(3,0)
g=(1,2)
b:(u,r,d) b:(r) b:(r,d) b:(l,d)
b:(r,u,d) b:(r) goal b:(u)
b:(r,u) b:(d,r,l) b:(r) b:(l,r,u)
b:(u,r) b:(u,l) b:(r) b:(r,d)
END
judged maze.txt ways.txt
