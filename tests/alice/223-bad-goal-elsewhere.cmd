# malformed input, goal elsewhere: one line that says where, what, and what was expected; by the format
alice <<'END'
3
s=(2,0)
g=(0,1)
r:(r,dr,d) b:(u) y:(dl)
b:(u) goal b:(dl)
b:(u,r) b:(r) b:(u)
END
