# 8x8 without a solution: the search ends, although steps can go on for ever; alice_reference agrees; then the same maze from another start
cat > maze.txt <<'END'
8
s=(1,5)
g=(0,3)
r:(r,ul) r:(r,u,ur) r:(u,dl) goal b:(ur) b:(l,r) b:(ur) y:(dl,ur,r)
b:(ur) b:(u) r:(dr,ur) b:(dl,u) r:(u,r,d) b:(dl) r:(ul,r,l) r:(l)
b:(dr,d) b:(d,ur,l) y:(ul,dl,dr) b:(dr,ul,ur) r:(d) b:(d,u,dr) y:(ul) b:(u,ur)
b:(l) r:(dl,dr) r:(d,dr) y:(u,ur) y:(dl,r) b:(dl,l) r:(ul,u) b:(l,ur)
b:(dr,l,dl) y:(dl) r:(dl) y:(l) b:(r,d,u) y:(l,d,dr) b:(r,l) b:(dl)
r:(r) r:(l,ur) b:(l,ul) y:(u) b:(r,l,dl) b:(ur,r,ul) b:(d) y:(u,dr)
r:(dr,l) r:(dl,ur) b:(dr) b:(l) b:(l) y:(ul,ur,l) y:(ul,u) b:(dr,r)
r:(ur,d,ul) b:(u) y:(ur) b:(dl,d) b:(r,dr,l) y:(r,ur) b:(d,dl,r) r:(d,dr,ul)
END
sed '2s/.*/s=(2,5)/' maze.txt > other.txt
judged maze.txt other.txt
