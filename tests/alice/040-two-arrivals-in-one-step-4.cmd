# 3x3: (2,0) is reached in step 3 with sizes 1 and 2, and only 1 leads on: one record a cell is too few; alice_reference agrees
cat > maze.txt <<'END'
3
s=(1,2)
g=(1,0)
b:(r,l) b:(ur,r,l) r:(r,ul,d)
goal b:(ul,r) b:(d,u,ul)
b:(dr,u,r) b:(d,l,r) b:(d,l)
END
judged maze.txt
