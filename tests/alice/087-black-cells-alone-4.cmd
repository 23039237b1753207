# 4x4, black cells alone, where a depth-first search in any order of arrows finds a longer path; alice_reference agrees
cat > maze.txt <<'END'
4
s=(0,3)
g=(2,1)
b:(u,d,l) b:(r,u,l) b:(r,l) b:(l,d)
b:(r) b:(d,u) b:(d,l,r) b:(l,d,u)
b:(l) goal b:(r,d) b:(u,l)
b:(r,l,u) b:(d,u,l) b:(l,d) b:(d)
END
judged maze.txt
