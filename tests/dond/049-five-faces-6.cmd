# 5 faces, after the lowest, where two faces lose and not three; 320-bit arithmetic and a plain table agree
dond 5 6 0
