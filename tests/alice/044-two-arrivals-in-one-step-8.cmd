# 4x4: (3,1) is reached in step 4 with sizes 1 and 2, and only 1 leads on: one record a cell is too few; alice_reference agrees
cat > maze.txt <<'END'
4
s=(1,2)
g=(3,0)
b:(dl,ur) y:(r) b:(dr,dl) y:(d,ur)
b:(u,ul,d) r:(r) b:(u) b:(dl,ul,l)
b:(d) b:(ul,r) b:(dl,d,ul) b:(ul,dl)
goal b:(l,r) b:(ul,dl) b:(ul,dl)
END
judged maze.txt
