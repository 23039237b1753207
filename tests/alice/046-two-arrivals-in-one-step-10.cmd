# 5x5: (2,3) is reached in step 2 with sizes 1 and 2, and only 2 leads on: one record a cell is too few; alice_reference agrees
cat > maze.txt <<'END'
5
s=(1,3)
g=(2,4)
b:(dr,dl) r:(ul,d) y:(l,dr) r:(d,dr,ur) y:(d,l,u)
y:(l,r,dl) b:(dr,u) b:(ul,dr,d) b:(u,l,r) r:(dl)
b:(u) r:(ur) r:(u,l,ur) y:(r,dr,l) goal
b:(dr) b:(ur,l,dl) b:(r,dr,l) r:(u,dr) r:(ur)
y:(dl,ul) y:(u,ul,dr) y:(dr,ul,l) y:(u,dr,l) b:(l,ur)
END
judged maze.txt
