# 3x3, random arrows: 7 steps of up to 2 cells, twice through one cell, the only shortest path; alice_reference agrees
cat > maze.txt <<'END'
3
s=(0,2)
g=(1,0)
b:(dl,d,ur) r:(d) r:(d)
goal b:(l) r:(dl)
y:(dl,r) b:(r,l) b:(ul,d,dl)
END
judged maze.txt
