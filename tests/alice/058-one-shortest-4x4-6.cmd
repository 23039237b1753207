# 4x4, random arrows: 8 steps of up to 3 cells, twice through two cells, the only shortest path; alice_reference agrees
cat > maze.txt <<'END'
4
s=(2,2)
g=(3,2)
r:(dr,ul) r:(dr,u) b:(ul,d) r:(dr)
b:(d,l) b:(ul,l,r) b:(u) y:(l,ul)
r:(r) b:(dr) b:(dr,ul) r:(ur,dl)
b:(ur,l) y:(d,u) goal y:(dr,l,dl)
END
judged maze.txt
