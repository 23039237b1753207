# a yellow start is stuck, unless it is ignored; by the rules
cat > maze.txt <<'END'
3
s=(0,0)
g=(0,1)
y:(r) goal y:(l)
END
alice maze.txt; alice --start-colour ignore maze.txt
