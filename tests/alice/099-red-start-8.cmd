# 6x6: the red start makes the first step 2, and without that no way or another one would lead to the goal; 7 steps, the only shortest path; alice_reference agrees
cat > maze.txt <<'END'
6
s=(3,2)
g=(3,0)
b:(d,dl,ur) y:(dr) r:(ur,d,u) b:(l,ul) b:(dr,d,dl) b:(dl,ul)
r:(d,dl) b:(ul,r) b:(dl,dr) r:(l,d) y:(ul,l) b:(dr,u,ur)
y:(dr,dl) b:(dl,r) b:(ul,dl) y:(r) b:(d) r:(ul,u)
goal b:(dr,l) r:(d,ur) b:(ur,d) b:(d,dr) b:(ul,ur,l)
y:(ur,dl) y:(u,l,ur) r:(dr) r:(r,ur) r:(r) y:(l,ul)
y:(ul,dl,l) b:(r,dr) b:(r,d,dr) b:(d,u) b:(dl,d) y:(ur,r,d)
END
judged maze.txt
