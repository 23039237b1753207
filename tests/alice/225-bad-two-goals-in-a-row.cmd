# malformed input, two goals in a row: one line that says where, what, and what was expected; by the format
alice <<'END'
3
s=(2,0)
g=(0,1)
goal goal b:(u)
b:(u) b:(u) b:(dl)
b:(u,r) b:(r) b:(u)
END
