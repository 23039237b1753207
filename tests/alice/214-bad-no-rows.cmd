# malformed input, no rows: one line that says where, what, and what was expected; by the format
alice <<'END'
3
s=(2,0)
g=(0,1)
END
