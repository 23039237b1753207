# 4x4: (2,1) is reached in step 2 with sizes 1 and 2, and only 2 leads on: one record a cell is too few; alice_reference agrees; then the same maze from another start; last, black cells alone, where a depth-first search in any order of arrows finds a longer path
cat > maze.txt <<'END'
4
s=(1,0)
g=(1,2)
b:(l) r:(ul,d,r) y:(dl,d,dr) r:(u,dr)
b:(ur,d,dl) y:(d,u) goal r:(d,u,r)
b:(r,ul,dl) y:(dl,ur) y:(r) b:(ur,ul,l)
b:(dl) y:(dr,ur) r:(u,l) r:(u,l)
END
sed '2s/.*/s=(0,0)/' maze.txt > other.txt
cat > ways.txt <<'END'
4
s=(0,0)
g=(2,2)
b:(d,r,u) b:(r,l) b:(r,u,l) b:(u,l,d)
b:(u,l,d) b:(u) b:(u,d,r) b:(d,l,u)
b:(d,r,u) b:(l,r) goal b:(u,r,l)
b:(r,l) b:(l,r) b:(u) b:(l,d)
END
judged maze.txt other.txt ways.txt
