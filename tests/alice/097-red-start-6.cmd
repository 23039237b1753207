# 6x6: the red start makes the first step 2, and without that no way or another one would lead to the goal; 5 steps, the only shortest path; alice_reference agrees
cat > maze.txt <<'END'
6
s=(3,4)
g=(4,4)
y:(l,dl) y:(d,dr) b:(dl) b:(r) b:(u,ur) b:(ul,ur)
r:(ur,d) b:(ur,d) b:(u,d) y:(ur,d,l) y:(ur) b:(dl,u)
y:(ur) b:(ur,l,d) r:(dr,u) b:(l,d) b:(ur,u,d) b:(l,dl)
r:(d,dl,ul) r:(l) y:(l,ur) r:(l) r:(ul,dl,ur) y:(dr)
y:(r) b:(ur,u) b:(l,ul,u) b:(d) goal b:(ul,l)
b:(ul,r,dl) b:(r) y:(d,l,r) b:(l) b:(d,ur) b:(d,l)
END
judged maze.txt
