# 4x4: the red start makes the first step 2, and without that no way or another one would lead to the goal; 3 steps, the only shortest path; alice_reference agrees
cat > maze.txt <<'END'
4
s=(0,3)
g=(2,0)
b:(ul) y:(dl,r) y:(ur,dr) r:(u,r,l)
b:(u,l,d) r:(r,dl,d) r:(ur,dr) b:(r,u)
goal y:(dl,r) b:(ul,u) r:(ul)
y:(d) y:(dl,l) r:(u) b:(dl,l)
END
judged maze.txt
