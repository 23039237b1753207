# all 20 monotone paths, in the order of the rule for ties; listed by hand
cat > maze.txt <<'END'
4
s=(0,0)
g=(3,3)
b:(r,d) b:(r,d) b:(r,d) b:(r,d)
b:(r,d) b:(r,d) b:(r,d) b:(r,d)
b:(r,d) b:(r,d) b:(r,d) b:(r,d)
b:(r,d) b:(r,d) b:(r,d) goal
END
alice --all maze.txt
