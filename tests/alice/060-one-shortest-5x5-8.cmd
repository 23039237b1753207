# 5x5, random arrows: 9 steps of up to 3 cells, twice through two cells, the only shortest path; alice_reference agrees
cat > maze.txt <<'END'
5
s=(2,1)
g=(0,4)
r:(u,ul) y:(l,ur) b:(dr) b:(r,l,dl) goal
b:(d,dl,r) r:(d) y:(dr,r,ul) b:(r,d,dr) b:(l,ur,u)
b:(ur,dl,u) b:(r,l) r:(dr) b:(u,dl,d) y:(dr,r)
r:(dl,dr) y:(dl,u) y:(dl,u) r:(d,r,ul) y:(u,r,l)
r:(u,ul) r:(dr,d) r:(u,dr) b:(dl) b:(l,ur)
END
judged maze.txt
