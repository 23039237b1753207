# 6x6 made hard: 98 steps of up to 5 cells, the only shortest path; alice_reference agrees; last, black cells alone, where a depth-first search in any order of arrows finds a longer path
cat > ways.txt <<'END'
6
s=(0,0)
g=(3,4)
b:(d,l,r) b:(r) b:(r,u) b:(d,r) b:(r,u,l) b:(l,d)
b:(l,d) b:(r,u,l) b:(l) b:(u,r,l) b:(u,r,d) b:(u,l)
b:(r,d) b:(u,d) b:(u,l) b:(r,l,d) b:(d,r) b:(u,d,r)
b:(l,d,u) b:(d,r,l) b:(l) b:(d,r) goal b:(l)
b:(d,l,r) b:(r,l,u) b:(r) b:(l,r) b:(u,d) b:(d,l)
b:(u,d,l) b:(r,u,l) b:(d,l,r) b:(u) b:(d) b:(l,d,u)
END
judged data/alice/6x6.txt ways.txt
