# 5x5, random arrows: 8 steps of up to 2 cells, the only shortest path; alice_reference agrees
cat > maze.txt <<'END'
5
s=(4,1)
g=(3,4)
r:(ur,r,dr) r:(ur,d,r) b:(ur,dr,l) b:(u,dl) b:(r)
r:(d,ul,l) y:(r) b:(d) b:(u,l) b:(r,dr,d)
y:(r,ur) b:(ul,ur,u) y:(d,ul) r:(ul,dr) b:(l,u,ur)
b:(r) b:(ur,dl,u) b:(ur) b:(ul,ur) goal
b:(ul,dr,dl) b:(r) b:(r,ul) r:(u,r) b:(d,ur,r)
END
judged maze.txt
