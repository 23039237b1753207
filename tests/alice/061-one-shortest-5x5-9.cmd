# 5x5, random arrows: 8 steps of up to 2 cells, the only shortest path; alice_reference agrees; then the same maze from another start; last, black cells alone, where a depth-first search in any order of arrows finds a longer path
cat > maze.txt <<'END'
5
s=(4,1)
g=(3,4)
r:(ur,r,dr) r:(ur,d,r) b:(ur,dr,l) b:(u,dl) b:(r)
r:(d,ul,l) y:(r) b:(d) b:(u,l) b:(r,dr,d)
y:(r,ur) b:(ul,ur,u) y:(d,ul) r:(ul,dr) b:(l,u,ur)
b:(r) b:(ur,dl,u) b:(ur) b:(ul,ur) goal
b:(ul,dr,dl) b:(r) b:(r,ul) r:(u,r) b:(d,ur,r)
END
sed '2s/.*/s=(0,0)/' maze.txt > other.txt
cat > ways.txt <<'END'
5
s=(4,0)
g=(0,2)
b:(l) b:(u,l) goal b:(l) b:(d,u)
b:(u,r,l) b:(d) b:(l) b:(u,d,r) b:(r)
b:(u) b:(r,d,l) b:(l) b:(u,r) b:(d)
b:(u) b:(r) b:(l,u,r) b:(u,r) b:(u,l)
b:(r,u) b:(r) b:(r,u,l) b:(r,d) b:(l,d,u)
END
judged maze.txt other.txt ways.txt
