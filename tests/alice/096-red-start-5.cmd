# 5x5: the red start makes the first step 2, and without that no way or another one would lead to the goal; 2 steps, the only shortest path; alice_reference agrees, and a search in Python
cat > maze.txt <<'END'
5
s=(1,0)
g=(1,3)
b:(l) y:(dl,r) y:(dl,d) r:(r,d,l) r:(ul)
r:(r,dr) b:(u,l) y:(dr,r) goal y:(l,ur,r)
b:(dl,dr,r) b:(dl,ur,r) y:(ur) b:(d) r:(dl,ur)
y:(ul,l) y:(ul,ur) y:(dl,dr) r:(d,u,dr) r:(dr)
r:(dl,ur,d) b:(ur,l) r:(dl,ur,r) r:(u,r,d) b:(d,dr,u)
END
judged maze.txt
