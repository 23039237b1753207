# 4x4: (1,3) is reached in step 2 with sizes 1 and 2, and only 1 leads on: one record a cell is too few; alice_reference agrees
cat > maze.txt <<'END'
4
s=(3,2)
g=(2,3)
b:(r,ul) b:(ur,l) y:(u,dl) b:(u,r)
r:(ur,r) b:(d) r:(dl,d,r) b:(r,d)
r:(l) b:(u,ul,dr) b:(ur) goal
r:(ur,dl) r:(d,ur) b:(dl,u,l) b:(dl,l)
END
judged maze.txt
