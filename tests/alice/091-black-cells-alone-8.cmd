# 5x5, black cells alone, where a depth-first search in any order of arrows finds a longer path; alice_reference agrees
cat > maze.txt <<'END'
5
s=(3,0)
g=(1,4)
b:(r) b:(r) b:(r,d,u) b:(u,r) b:(r,u,d)
b:(u,r) b:(u) b:(r,u) b:(r,u,d) goal
b:(d,r,l) b:(r) b:(r,l,u) b:(l,u) b:(d,u)
b:(r,l) b:(r,u,d) b:(d) b:(d,r,u) b:(u,r)
b:(u,d,l) b:(l) b:(l,r) b:(u,r,d) b:(d,r)
END
judged maze.txt
