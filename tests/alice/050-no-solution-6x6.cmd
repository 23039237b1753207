# 6x6 without a solution: the search ends, although steps can go on for ever; alice_reference agrees; then the same maze from another start
cat > maze.txt <<'END'
6
s=(2,0)
g=(0,3)
b:(u,r) b:(ur,d) y:(u,l) goal r:(dl) b:(l)
b:(ur,ul,u) r:(dr,ur,dl) r:(l,r) b:(r,ul) b:(d,ul) b:(l)
b:(u) y:(l,dr,ul) b:(d,dl) r:(d,r) b:(d,u) y:(ur)
b:(ul) r:(u,dr) r:(d,dr,u) y:(ul,d) b:(d,dr) r:(ul)
b:(r) b:(ur,dr) y:(u) y:(r,l,d) b:(ur,r) b:(l,u,ul)
y:(r,u) b:(r,dr) y:(dr,l) y:(ul,l,d) y:(dr,r) b:(r,dl)
END
sed '2s/.*/s=(1,3)/' maze.txt > other.txt
judged maze.txt other.txt
