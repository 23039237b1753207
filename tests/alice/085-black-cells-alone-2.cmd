# 4x4, black cells alone, where a depth-first search in any order of arrows finds a longer path; alice_reference agrees
cat > maze.txt <<'END'
4
s=(0,3)
g=(2,1)
b:(d,r,l) b:(r,l,d) b:(r,l,d) b:(l)
b:(d,r) b:(r,d) b:(r) b:(d,r,l)
b:(d,r,u) goal b:(d,u) b:(l,d,r)
b:(u,d) b:(r,u) b:(l,d,u) b:(u)
END
judged maze.txt
