# 4x4, random arrows: 8 steps of up to 3 cells, twice through two cells, the only shortest path; alice_reference agrees; then the same maze from another start; last, black cells alone, where a depth-first search in any order of arrows finds a longer path
cat > maze.txt <<'END'
4
s=(2,2)
g=(3,2)
r:(dr,ul) r:(dr,u) b:(ul,d) r:(dr)
b:(d,l) b:(ul,l,r) b:(u) y:(l,ul)
r:(r) b:(dr) b:(dr,ul) r:(ur,dl)
b:(ur,l) y:(d,u) goal y:(dr,l,dl)
END
sed '2s/.*/s=(0,1)/' maze.txt > other.txt
cat > ways.txt <<'END'
4
s=(0,2)
g=(3,1)
b:(d,r,u) b:(d,l) b:(d,u,l) b:(r)
b:(d,l) b:(l,d) b:(u,d,l) b:(u,d,l)
b:(d) b:(l,u,d) b:(r) b:(d)
b:(l,r) goal b:(l,d) b:(r,l)
END
judged maze.txt other.txt ways.txt
