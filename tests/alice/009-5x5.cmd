# 5x5 made hard: 62 steps of up to 4 cells, the only shortest path; alice_reference agrees; last, black cells alone, where a depth-first search in any order of arrows finds a longer path
cat > ways.txt <<'END'
5
s=(4,4)
g=(1,2)
b:(u,r) b:(d) b:(d,r,u) b:(d,l) b:(r,d,u)
b:(l) b:(r,d) goal b:(r,u) b:(u,r)
b:(l,r,u) b:(l,u,r) b:(u) b:(r,u,d) b:(r,u)
b:(u,r,l) b:(d,u,r) b:(u,l,d) b:(u) b:(u,l)
b:(r,u) b:(u,l) b:(r,d,u) b:(r,u,l) b:(r,d,l)
END
judged data/alice/5x5.txt ways.txt
