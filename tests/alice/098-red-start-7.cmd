# 6x6: the red start makes the first step 2, and without that no way or another one would lead to the goal; 4 steps, the only shortest path; alice_reference agrees
cat > maze.txt <<'END'
6
s=(4,5)
g=(2,4)
b:(dl,ur,ul) b:(ul) b:(l) y:(ul,r) r:(d,r) r:(dr,ul)
y:(ur,d) r:(dr) y:(dl,dr,ur) r:(dr,u) b:(d,dl) y:(u,dl)
y:(dl,u) y:(ul,u) b:(ur) b:(r,dr) goal b:(ul,l,u)
r:(dr,ur) y:(dr,d) y:(d,dr) y:(l,ur) b:(r,u,ul) r:(dl,r,l)
b:(ul) r:(u,dl,r) y:(r) b:(r,dl) r:(ur,r) r:(d,u,l)
y:(u,l) y:(dr,ur,dl) y:(ur,dl,d) b:(r,dl) b:(l,r,ur) r:(l,u)
END
judged maze.txt
