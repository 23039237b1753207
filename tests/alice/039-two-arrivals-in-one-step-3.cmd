# 3x3: (0,2) is reached in step 2 with sizes 1 and 2, and only 2 leads on: one record a cell is too few; alice_reference agrees; then the same maze from another start; last, black cells alone, where a depth-first search in any order of arrows finds a longer path
cat > maze.txt <<'END'
3
s=(1,0)
g=(2,0)
r:(r,l,u) b:(r,l,ul) b:(dl,r)
b:(u,ur) y:(dr,ul) r:(ul,u,ur)
goal r:(dl) r:(r,d,l)
END
sed '2s/.*/s=(0,2)/' maze.txt > other.txt
cat > ways.txt <<'END'
4
s=(3,0)
g=(1,3)
b:(d,u,r) b:(r) b:(r,d,l) b:(d)
b:(l,u) b:(l) b:(r) goal
b:(d,l,r) b:(d,r,u) b:(u) b:(l)
b:(r,u,d) b:(l,d,r) b:(r) b:(r,l,u)
END
judged maze.txt other.txt ways.txt
