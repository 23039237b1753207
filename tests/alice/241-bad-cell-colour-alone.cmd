# malformed input, cell colour alone: one line that says where, what, and what was expected; by the format
alice <<'END'
3
s=(2,0)
g=(0,1)
r:(r,dr,d) goal y:(dl)
b:(u) b b:(dl)
b:(u,r) b:(r) b:(u)
END
