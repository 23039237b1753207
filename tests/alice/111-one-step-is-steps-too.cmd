# a plural for one step, as the text's program prints it; the maze has one move
cat > maze.txt <<'END'
2
s=(0,0)
g=(0,1)
b:(r) goal
END
alice maze.txt
