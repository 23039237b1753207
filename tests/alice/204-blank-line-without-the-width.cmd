# a blank line does not count, so the second line is taken for the width: an error with its place
alice <<'END'

s=(2,0)
g=(0,1)
r:(r,dr,d) goal y:(dl)
b:(u) b:(u) b:(dl)
b:(u,r) b:(r) b:(u)
END
