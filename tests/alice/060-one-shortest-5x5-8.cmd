# 5x5, random arrows: 9 steps of up to 3 cells, twice through two cells, the only shortest path; alice_reference agrees; then the same maze from another start; last, black cells alone, where a depth-first search in any order of arrows finds a longer path
cat > maze.txt <<'END'
5
s=(2,1)
g=(0,4)
r:(u,ul) y:(l,ur) b:(dr) b:(r,l,dl) goal
b:(d,dl,r) r:(d) y:(dr,r,ul) b:(r,d,dr) b:(l,ur,u)
b:(ur,dl,u) b:(r,l) r:(dr) b:(u,dl,d) y:(dr,r)
r:(dl,dr) y:(dl,u) y:(dl,u) r:(d,r,ul) y:(u,r,l)
r:(u,ul) r:(dr,d) r:(u,dr) b:(dl) b:(l,ur)
END
sed '2s/.*/s=(0,0)/' maze.txt > other.txt
cat > ways.txt <<'END'
5
s=(3,0)
g=(1,3)
b:(d,u,r) b:(l) b:(l) b:(r,u,d) b:(d,l,u)
b:(d,u,l) b:(l,u,r) b:(u,d,l) goal b:(r,u,d)
b:(d,u,r) b:(u) b:(u,r,l) b:(l,u) b:(l,u,r)
b:(r,u,d) b:(r) b:(r,d,u) b:(l,r,u) b:(u,d)
b:(d,l,r) b:(r,d,u) b:(d) b:(l) b:(u,l)
END
judged maze.txt other.txt ways.txt
