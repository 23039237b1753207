# one step; by hand
cat > maze.txt <<'END'
2
s=(0,0)
g=(0,1)
b:(r) goal
b:(u) b:(l)
END
judged maze.txt
