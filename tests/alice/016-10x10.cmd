# 10x10: 323 steps of up to 9 cells, the only shortest path; alice_reference agrees; last, black cells alone, where a depth-first search in any order of arrows finds a longer path
cat > ways.txt <<'END'
7
s=(6,4)
g=(1,4)
b:(d) b:(l,r,d) b:(d,r) b:(l,d,r) b:(r) b:(l,d) b:(l,r,d)
b:(l) b:(l,u) b:(r,l) b:(d,r,l) goal b:(d,r) b:(r)
b:(r,d) b:(r) b:(u) b:(l,d,r) b:(l,d,u) b:(d,l,u) b:(u)
b:(l,u) b:(r,u,l) b:(l,r) b:(d,r,l) b:(u,l) b:(u,r,d) b:(d,l)
b:(l,d,u) b:(u) b:(d,r) b:(l,u) b:(r,l) b:(r) b:(u)
b:(l) b:(d,l) b:(r,d,l) b:(d) b:(u,r) b:(l,r) b:(d,r)
b:(l,u) b:(r,d) b:(r) b:(l) b:(l,u) b:(u,l,r) b:(l)
END
judged data/alice/10x10.txt ways.txt
