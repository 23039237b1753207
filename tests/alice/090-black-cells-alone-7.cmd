# 4x4, black cells alone, where a depth-first search in any order of arrows finds a longer path; alice_reference agrees
cat > maze.txt <<'END'
4
s=(3,0)
g=(1,3)
b:(d,r,u) b:(u,l,r) b:(u,r,d) b:(r)
b:(u) b:(r,d,l) b:(u,r) goal
b:(u,r,l) b:(u,d) b:(l) b:(u,d,l)
b:(d,u,r) b:(r) b:(d,l,u) b:(r,l,d)
END
judged maze.txt
