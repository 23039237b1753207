# malformed input, start missing: one line that says where, what, and what was expected; by the format
alice <<'END'
3
g=(0,1)
g=(0,1)
r:(r,dr,d) goal y:(dl)
b:(u) b:(u) b:(dl)
b:(u,r) b:(r) b:(u)
END
