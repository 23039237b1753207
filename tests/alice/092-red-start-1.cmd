# 3x3: the red start makes the first step 2, and without that no way or another one would lead to the goal; 3 steps, the only shortest path; alice_reference agrees
cat > maze.txt <<'END'
3
s=(0,2)
g=(0,1)
y:(dl,u,dr) goal r:(l,dl)
r:(d,ul,r) b:(u) b:(dl,ur,ul)
r:(r,d) r:(ur) b:(d,ul,l)
END
judged maze.txt
