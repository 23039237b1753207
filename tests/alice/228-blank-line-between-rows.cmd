# a blank line between rows does not count; the answer of the text's test case 4
alice <<'END'
3
s=(2,0)
g=(0,1)
r:(r,dr,d) goal y:(dl)

b:(u) b:(u) b:(dl)
b:(u,r) b:(r) b:(u)
END
