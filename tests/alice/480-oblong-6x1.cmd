# a board that is not square, which the text does not promise; alice_reference agrees
cat > maze.txt <<'END'
1
s=(1,0)
g=(5,0)
b:(d,u)
b:(d)
r:(d,u)
b:(r)
b:(dl)
goal
END
alice maze.txt
