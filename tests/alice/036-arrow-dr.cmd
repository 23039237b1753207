# the arrow dr and no other leads to the goal; by hand
cat > maze.txt <<'END'
3
s=(1,1)
g=(2,2)
b:(l) b:(r) b:(r)
b:(l) b:(dr) b:(r)
b:(l) b:(r) goal
END
judged maze.txt
