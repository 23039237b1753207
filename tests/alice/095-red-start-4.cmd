# 5x5: the red start makes the first step 2, and without that no way or another one would lead to the goal; 5 steps, the only shortest path; alice_reference agrees, and a search in Python
cat > maze.txt <<'END'
5
s=(1,0)
g=(3,3)
r:(u,dl) b:(u,dl) b:(ur,dr) y:(r,u,d) r:(l,r)
r:(ul,dr) y:(d,ur) y:(dr,d,l) b:(r,d) y:(dl,u)
b:(ul) b:(l,dr,ur) b:(ul,l,dl) y:(dr) r:(ur,dl,d)
y:(ur,u) r:(ur,l) b:(l,u,r) goal b:(l,ul,dr)
r:(dr,dl) b:(ul) y:(l,u) y:(dr,ur) b:(d,dr)
END
judged maze.txt
