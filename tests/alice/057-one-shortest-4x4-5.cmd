# 4x4, random arrows: 9 steps of up to 3 cells, twice through two cells, the only shortest path; alice_reference agrees; then the same maze from another start; last, black cells alone, where a depth-first search in any order of arrows finds a longer path
cat > maze.txt <<'END'
4
s=(1,0)
g=(2,3)
r:(l,d) b:(dr,d) r:(l) b:(dr,l,dl)
b:(d,r,u) b:(ur,l) y:(l,u,r) y:(ul,dr)
b:(ur) r:(dl,u) r:(r) goal
y:(r,ur,u) r:(l,ur,ul) r:(d,u,r) b:(ul,l,dl)
END
sed '2s/.*/s=(0,0)/' maze.txt > other.txt
cat > ways.txt <<'END'
4
s=(3,0)
g=(1,3)
b:(d,r,u) b:(u,l,r) b:(u,r,d) b:(r)
b:(u) b:(r,d,l) b:(u,r) goal
b:(u,r,l) b:(u,d) b:(l) b:(u,d,l)
b:(d,u,r) b:(r) b:(d,l,u) b:(r,l,d)
END
judged maze.txt other.txt ways.txt
