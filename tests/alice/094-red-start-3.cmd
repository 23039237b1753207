# 4x4: the red start makes the first step 2, and without that no way or another one would lead to the goal; 5 steps, the only shortest path; alice_reference agrees
cat > maze.txt <<'END'
4
s=(0,1)
g=(2,0)
b:(dr,dl) r:(ur,dr) b:(ul,d) y:(r,dl,ur)
b:(dl,dr) b:(u,ul,r) r:(dl) y:(ul,r,l)
goal b:(dl,u) b:(dr,r) b:(u)
y:(u,d) r:(r) b:(ul,dr,ur) b:(r,u,l)
END
judged maze.txt
