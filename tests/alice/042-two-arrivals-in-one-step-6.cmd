# 4x4: (0,1) is reached in step 3 with sizes 1 and 2, and only 1 leads on: one record a cell is too few; alice_reference agrees
cat > maze.txt <<'END'
4
s=(1,3)
g=(1,0)
b:(u) b:(dl) b:(ur,dr,l) y:(r,l,ul)
goal r:(r,d) b:(ur,u,dr) b:(l)
b:(l,r,d) r:(u,d) b:(ul) r:(ur,dl,ul)
r:(ur,r) r:(r) r:(u,d,ur) r:(r,ur,u)
END
judged maze.txt
