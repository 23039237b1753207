# 5 faces, after an edge, where two faces lose and not three; dond_big, in 320 bits, and a plain table agree
dond 5 30 4
