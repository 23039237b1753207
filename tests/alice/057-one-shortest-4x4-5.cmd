# 4x4, random arrows: 9 steps of up to 3 cells, twice through two cells, the only shortest path; alice_reference agrees
cat > maze.txt <<'END'
4
s=(1,0)
g=(2,3)
r:(l,d) b:(dr,d) r:(l) b:(dr,l,dl)
b:(d,r,u) b:(ur,l) y:(l,u,r) y:(ul,dr)
b:(ur) r:(dl,u) r:(r) goal
y:(r,ur,u) r:(l,ur,ul) r:(d,u,r) b:(ul,l,dl)
END
judged maze.txt
