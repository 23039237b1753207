# 6x6: the red start makes the first step 2, and without that no way or another one would lead to the goal; 2 steps, the only shortest path; alice_reference agrees, and a search in Python
cat > maze.txt <<'END'
6
s=(1,2)
g=(5,4)
b:(d) b:(u) b:(ur) b:(u,ur,r) b:(ul,d,dr) b:(dr)
y:(d,l) b:(d,ul) r:(dl,u,d) y:(l,ur) b:(u,ur,r) b:(dr,ul)
b:(ur,dr) y:(u,r) r:(dl,u) b:(r,ul) r:(d,ur) b:(dr)
b:(r,l) b:(l) b:(dl,dr) y:(l) b:(ur,dl) b:(ul)
y:(dl,r) b:(r,ul,dr) r:(ul,d) b:(dr,d) y:(l) b:(u,ul,r)
r:(dl,l) b:(r,ur,dr) r:(dr) y:(ur) goal y:(dr)
END
judged maze.txt
