# the yellow start makes the step 0, so there is no move; by hand
cat > maze.txt <<'END'
3
s=(0,0)
g=(0,1)
y:(r,d) goal b:(l)
b:(ur) b:(u) b:(ul)
b:(u) b:(u) b:(u)
END
alice maze.txt
