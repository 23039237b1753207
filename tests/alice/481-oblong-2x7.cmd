# a board that is not square, which the text does not promise; alice_reference agrees
cat > maze.txt <<'END'
7
s=(1,1)
g=(0,6)
r:(ur,d,r) b:(dr,dl,u) b:(l,d) b:(ur,r,ul) b:(d,ur,l) r:(r) goal
r:(l,dr,ul) b:(ur,d,ul) r:(d,dl) b:(dr,ul) y:(l,ur,u) r:(d,u) y:(dr,u)
END
alice maze.txt
