# no step: a path of one cell; the definition, which the text does not spell out
cat > maze.txt <<'END'
2
s=(0,1)
g=(0,1)
b:(r) goal
b:(u) b:(l)
END
alice maze.txt
