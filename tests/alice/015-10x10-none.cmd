# a maze without a solution; alice_reference agrees; last, black cells alone, where a depth-first search in any order of arrows finds a longer path
cat > ways.txt <<'END'
7
s=(0,6)
g=(3,0)
b:(l) b:(d,u,r) b:(r,l,d) b:(l,r,u) b:(r,l) b:(u,l,r) b:(d)
b:(r) b:(l,d) b:(u,l) b:(d,l) b:(u,d,l) b:(l,d,u) b:(l,u)
b:(l,r) b:(u,d) b:(u) b:(l,d) b:(l,u) b:(d,r,l) b:(u,l,d)
goal b:(u,r) b:(u,l,r) b:(d) b:(d,r,u) b:(r,u) b:(d,u)
b:(u,r,l) b:(d,r) b:(r,l,u) b:(l,u,r) b:(l) b:(r,d,l) b:(d)
b:(u,l) b:(d,r) b:(r) b:(d) b:(d,r,u) b:(d,l) b:(d,l,r)
b:(u,l,r) b:(l) b:(r) b:(u,r,l) b:(r,u) b:(d,l) b:(l,u,d)
END
judged data/alice/10x10-none.txt data/alice/10x10.txt ways.txt
