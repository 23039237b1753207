# 3x3: (2,1) is reached in step 2 with sizes 1 and 2, and only 1 leads on: one record a cell is too few; alice_reference agrees; then the same maze from another start; last, black cells alone, where a depth-first search in any order of arrows finds a longer path
cat > maze.txt <<'END'
3
s=(1,0)
g=(2,2)
b:(l,u,dl) r:(d,ul) b:(u,dr)
b:(d,ur,dl) r:(r) b:(r)
b:(ur,r) b:(r,ur) goal
END
sed '2s/.*/s=(0,0)/' maze.txt > other.txt
cat > ways.txt <<'END'
4
s=(0,3)
g=(2,1)
b:(d,r,l) b:(r,l,d) b:(r,l,d) b:(l)
b:(d,r) b:(r,d) b:(r) b:(d,r,l)
b:(d,r,u) goal b:(d,u) b:(l,d,r)
b:(u,d) b:(r,u) b:(l,d,u) b:(u)
END
judged maze.txt other.txt ways.txt
