# a red start counts: its step is 2 long; by the rules
cat > maze.txt <<'END'
3
s=(0,0)
g=(0,1)
r:(r) goal y:(l)
END
alice --start-colour count maze.txt
