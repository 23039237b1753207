# 5x5: (2,0) is reached in step 5 with sizes 1 and 2, and only 2 leads on: one record a cell is too few; alice_reference agrees
cat > maze.txt <<'END'
5
s=(1,3)
g=(3,1)
y:(u,d,r) b:(dl,l) b:(d,r,l) b:(d) b:(u,d)
y:(u,ul,dl) b:(u) b:(dr) b:(r,dr) b:(l)
y:(dr,dl) b:(u,ur,r) b:(dr,dl,u) r:(l) r:(u,dr,l)
b:(dr,u) goal r:(ur,u) b:(u,dl) y:(ur,ul)
y:(u,l) r:(r,ul,u) b:(dr,ul,dl) r:(dl,d,l) b:(l)
END
judged maze.txt
