# 3x3, random arrows: 7 steps of up to 1 cells, the only shortest path; alice_reference agrees; last, black cells alone, where a depth-first search in any order of arrows finds a longer path
cat > maze.txt <<'END'
3
s=(0,2)
g=(0,1)
b:(dr,l) goal b:(ur,d)
b:(dr,d,u) b:(u) b:(dr,dl)
b:(u,dl) b:(l) r:(r,l)
END
cat > ways.txt <<'END'
4
s=(1,0)
g=(1,3)
b:(d) b:(r,l) b:(u,d) b:(u,l,d)
b:(d,u,r) b:(u) b:(d) goal
b:(d,r,u) b:(d,r,u) b:(u,r,d) b:(u,d)
b:(r) b:(r,u,l) b:(d,u) b:(r,d,l)
END
judged maze.txt ways.txt
