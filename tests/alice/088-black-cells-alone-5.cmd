# 4x4, black cells alone, where a depth-first search in any order of arrows finds a longer path; alice_reference agrees
cat > maze.txt <<'END'
4
s=(0,3)
g=(2,1)
b:(d,l) b:(r,l) b:(d) b:(l,u,d)
b:(d) b:(l) b:(l,u,d) b:(d,u)
b:(d,r) goal b:(u,l,d) b:(u,l,d)
b:(u,d,r) b:(r,l,u) b:(u,r,l) b:(l)
END
judged maze.txt
