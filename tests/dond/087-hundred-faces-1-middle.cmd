# 100 faces, one roll after a face inside: three faces lose; by hand
dond 100 1 50
