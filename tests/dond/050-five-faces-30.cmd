# 5 faces, after the highest, where two faces lose and not three; a chance printed with an exponent; 320-bit arithmetic and a plain table agree
dond 5 30 4
