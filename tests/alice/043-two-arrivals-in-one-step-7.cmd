# 4x4: (2,1) is reached in step 2 with sizes 1 and 2, and only 2 leads on: one record a cell is too few; alice_reference agrees
cat > maze.txt <<'END'
4
s=(1,0)
g=(1,2)
b:(l) r:(ul,d,r) y:(dl,d,dr) r:(u,dr)
b:(ur,d,dl) y:(d,u) goal r:(d,u,r)
b:(r,ul,dl) y:(dl,ur) y:(r) b:(ur,ul,l)
b:(dl) y:(dr,ur) r:(u,l) r:(u,l)
END
judged maze.txt
