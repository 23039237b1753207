# 3x3: (0,2) is reached in step 2 with sizes 1 and 2, and only 2 leads on: one record a cell is too few; alice_reference agrees
cat > maze.txt <<'END'
3
s=(1,0)
g=(2,0)
r:(r,l,u) b:(r,l,ul) b:(dl,r)
b:(u,ur) y:(dr,ul) r:(ul,u,ur)
goal r:(dl) r:(r,d,l)
END
judged maze.txt
