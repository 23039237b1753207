# malformed input, unknown direction: one line that says where, what, and what was expected; by the format
cat > maze.txt <<'END'
3
s=(2,0)
g=(0,1)
r:(r,dr,d) goal y:(dl)
b:(u) b:(u) b:(dl,x)
b:(u,r) b:(r) b:(u)
END
alice maze.txt
