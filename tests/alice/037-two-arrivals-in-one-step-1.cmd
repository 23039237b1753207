# 3x3: (2,1) is reached in step 2 with sizes 1 and 2, and only 1 leads on: one record a cell is too few; alice_reference agrees
cat > maze.txt <<'END'
3
s=(1,0)
g=(2,2)
b:(l,u,dl) r:(d,ul) b:(u,dr)
b:(d,ur,dl) r:(r) b:(r)
b:(ur,r) b:(r,ur) goal
END
judged maze.txt
