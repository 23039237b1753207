# 3x3, random arrows: 7 steps of up to 1 cells, the only shortest path; alice_reference agrees
cat > maze.txt <<'END'
3
s=(0,2)
g=(0,1)
b:(dr,l) goal b:(ur,d)
b:(dr,d,u) b:(u) b:(dr,dl)
b:(u,dl) b:(l) r:(r,l)
END
judged maze.txt
