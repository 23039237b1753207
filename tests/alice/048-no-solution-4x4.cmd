# 4x4 without a solution: the search ends, although steps can go on for ever; alice_reference agrees
cat > maze.txt <<'END'
4
s=(1,3)
g=(3,2)
b:(d,l) b:(ur) b:(r,ur) b:(dr,dl)
b:(dr,d,r) y:(r,dl,ul) b:(ul,r,dr) r:(l,dr,u)
y:(l,ur,ul) b:(ur,ul) b:(ul,u) r:(dr)
r:(ur) r:(dr,d,ul) goal r:(d,ur,u)
END
judged maze.txt data/alice/test4.in.txt
