# 4x4 made hard: 32 steps of up to 3 cells, the only shortest path; alice_reference agrees; last, black cells alone, where a depth-first search in any order of arrows finds a longer path
cat > ways.txt <<'END'
4
s=(3,1)
g=(0,2)
b:(r,u,d) b:(l,r,u) goal b:(r)
b:(r,u) b:(l,r,u) b:(l,u,d) b:(d,l)
b:(u) b:(l) b:(r,u,d) b:(d,l,u)
b:(l) b:(r,u) b:(r,u) b:(d,r,u)
END
judged data/alice/4x4.txt ways.txt
