# a coloured cell without arrows is jumped over like a blank one; worked out by hand
cat > maze.txt <<'END'
3
s=(0,0)
g=(0,2)
r:(r) y:() goal
END
alice maze.txt
