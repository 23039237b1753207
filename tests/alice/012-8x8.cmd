# 8x8 made hard: 210 steps of up to 7 cells, the only shortest path; alice_reference agrees; last, black cells alone, where a depth-first search in any order of arrows finds a longer path
cat > ways.txt <<'END'
7
s=(0,0)
g=(5,1)
b:(r,u) b:(l,d,r) b:(d) b:(u) b:(d) b:(d) b:(u,l,r)
b:(r) b:(u,r) b:(r,u) b:(l,d,u) b:(r,u) b:(d) b:(l)
b:(d,l) b:(u,l,r) b:(u,r,l) b:(d,l) b:(d,l,u) b:(u) b:(d)
b:(r,u,l) b:(r,u,d) b:(r,l) b:(d,l) b:(u,d) b:(r,u) b:(l,r)
b:(d,u) b:(d) b:(u) b:(d,l,u) b:(u) b:(u) b:(r,l)
b:(u,l,r) goal b:(d) b:(l) b:(d,r) b:(u,l) b:(l,d,r)
b:(l,d,u) b:(l) b:(d,l) b:(l) b:(u,l,r) b:(d,l) b:(u)
END
judged data/alice/8x8.txt ways.txt
