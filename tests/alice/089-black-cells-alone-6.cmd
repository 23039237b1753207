# 4x4, black cells alone, where a depth-first search in any order of arrows finds a longer path; alice_reference agrees
cat > maze.txt <<'END'
4
s=(3,0)
g=(1,3)
b:(d,u,r) b:(r) b:(r,d,l) b:(d)
b:(l,u) b:(l) b:(r) goal
b:(d,l,r) b:(d,r,u) b:(u) b:(l)
b:(r,u,d) b:(l,d,r) b:(r) b:(r,l,u)
END
judged maze.txt
