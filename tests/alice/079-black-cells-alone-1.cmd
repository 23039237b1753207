# 4x4, black cells alone, where a depth-first search in any order of arrows finds a longer path; alice_reference agrees
cat > maze.txt <<'END'
4
s=(3,0)
g=(1,2)
b:(d,r) b:(d,l,r) b:(u,r,d) b:(d,u,r)
b:(u) b:(d) goal b:(l)
b:(u) b:(r,d) b:(d,r,u) b:(l)
b:(r,d,u) b:(r,l,u) b:(r,d,l) b:(u)
END
judged maze.txt
