# the first three of the paths of case 130
cat > maze.txt <<'END'
4
s=(0,0)
g=(3,3)
b:(r,d) b:(r,d) b:(r,d) b:(r,d)
b:(r,d) b:(r,d) b:(r,d) b:(r,d)
b:(r,d) b:(r,d) b:(r,d) b:(r,d)
b:(r,d) b:(r,d) b:(r,d) goal
END
alice --all --limit 3 maze.txt
