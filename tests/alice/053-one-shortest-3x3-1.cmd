# random arrows with just one shortest solution; alice_reference agrees
cat > maze.txt <<'END'
3
s=(0,2)
g=(0,1)
b:(dr,l) goal b:(ur,d)
b:(dr,d,u) b:(u) b:(dr,dl)
b:(u,dl) b:(l) r:(r,l)
END
judged maze.txt
