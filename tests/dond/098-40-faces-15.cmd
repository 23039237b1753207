# 40 faces, after an edge, where two faces lose and not three; 320-bit arithmetic and a plain table agree
dond 40 15 39
