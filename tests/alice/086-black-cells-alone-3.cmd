# 4x4, black cells alone, where a depth-first search in any order of arrows finds a longer path; alice_reference agrees
cat > maze.txt <<'END'
4
s=(0,0)
g=(2,2)
b:(d,l,u) b:(d,r) b:(l,u,d) b:(u)
b:(d,l,r) b:(d,u,r) b:(r) b:(d)
b:(d,u,l) b:(l,r,d) goal b:(u,d)
b:(u,l,r) b:(d,r) b:(r,u) b:(u,l)
END
judged maze.txt
