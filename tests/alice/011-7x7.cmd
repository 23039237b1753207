# 7x7 made hard: 149 steps of up to 6 cells, the only shortest path; alice_reference agrees; last, black cells alone, where a depth-first search in any order of arrows finds a longer path
cat > ways.txt <<'END'
7
s=(1,2)
g=(2,6)
b:(d,r) b:(l) b:(l) b:(d) b:(l) b:(u,d) b:(r)
b:(u,l,d) b:(u,l,d) b:(u) b:(l,r) b:(l,d) b:(d,l) b:(u,r)
b:(r,d,u) b:(u,r) b:(l,d,r) b:(r,d,l) b:(d,u) b:(l,d,r) goal
b:(d,r) b:(d) b:(r,u,l) b:(u,r) b:(u) b:(r) b:(r,d,u)
b:(r) b:(l,r) b:(d,r) b:(r,d) b:(l) b:(d,u) b:(u,l)
b:(u,l) b:(u,l,d) b:(u,d,r) b:(u,d,r) b:(u,l,r) b:(u,d) b:(l,d,u)
b:(r,u,l) b:(r) b:(u) b:(u,r) b:(r,d,l) b:(u,r) b:(u)
END
judged data/alice/7x7.txt ways.txt
