# 40 faces, after an edge, where two faces lose and not three; dond_big, in 320 bits, and a plain table agree
dond 40 15 39
