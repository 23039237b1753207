# 3x3: (0,0) is reached in step 2 with sizes 1 and 2, and only 2 leads on: one record a cell is too few; alice_reference agrees
cat > maze.txt <<'END'
3
s=(2,1)
g=(0,2)
b:(d,l) y:(l,u,d) goal
b:(l,ur) b:(ul) y:(l)
b:(ur) b:(r,u) r:(r,ul,dr)
END
judged maze.txt
