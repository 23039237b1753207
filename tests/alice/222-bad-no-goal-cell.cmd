# malformed input, no goal cell: one line that says where, what, and what was expected; by the format
cat > maze.txt <<'END'
3
s=(2,0)
g=(0,1)
r:(r,dr,d) b:(u) y:(dl)
b:(u) b:(u) b:(dl)
b:(u,r) b:(r) b:(u)
END
alice maze.txt
