# a board that is not square, which the text does not promise; alice_reference agrees
cat > maze.txt <<'END'
6
s=(0,0)
g=(0,5)
r:(ul,r,u) b:(dr) b:(l) y:(ur,r,l) r:(ur,u) goal
END
alice maze.txt
